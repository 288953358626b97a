import { readdirSync, readFileSync } from "node:fs"
import ts from "typescript"
import { expect, it } from "vitest"
import { at } from "./support/command.ts"

/** What is the same in every language, or is read by support and not by an operator, and why. */
const allowed: Readonly<Record<string, string>> = {
  "apps/console/src/app/inspect/": "the panel of ?inspect, which shows machines by their names in the code",
  "apps/console/src/features/dashboard/dashboard.cells.tsx": "names of columns (document 1 §2.5)",
  "apps/console/src/features/profile-detail/profile-pages.screen.tsx":
    "facts that are columns of the Profile List, too",
  "apps/console/src/record/config-page.view.tsx": "names of columns (document 2 §2)"
}

/** Where text is shown or heard. */
const spoken = /^(?:aria-label|alt|data-tip|description|header|label|message|placeholder|term|text|title|[a-z]+Label)$/u

/** Texts of a piece of code that somebody reads: between tags, and in places that are shown. */
const sentencesIn = (path: string, code: string): ReadonlyArray<string> => {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true)
  const found: Array<string> = []
  const placeOf = (node: ts.Node): string => {
    const { parent } = node
    if (ts.isJsxExpression(parent) || ts.isConditionalExpression(parent)) return placeOf(parent)
    return ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent) ? parent.name.getText() : ""
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && /\p{L}{2}/u.test(node.text)) found.push(node.text.trim())
    const isText = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)
    if (isText && /^\p{Lu}\p{Ll}/u.test(node.text) && spoken.test(placeOf(node))) found.push(node.text)
    if (ts.isTemplateExpression(node) && /^\p{Lu}\p{Ll}+ /u.test(node.head.text) && spoken.test(placeOf(node)))
      found.push(node.getText())
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const sourcesIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(at(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return sourcesIn(path)
    return /(?<!\.test|\.stories)\.tsx?$/u.test(path) && !path.startsWith("packages/ui/src/gallery/") ? [path] : []
  })

it.each([
  ["<p>No row is left.</p>", 1],
  ['<Button label="Go there" />', 1],
  ["<Button label={`Delete ${name}`} />", 1],
  ['const menu = { id: "Delete", label: isNew ? "Add" : words.update }', 1],
  ["<p>{words.noRow}</p>", 0],
  ['<Button className="Large" label={words.go} />', 0]
])("finds what is said in %s", (code, count) => expect(sentencesIn("sample.tsx", code)).toHaveLength(count))

it("leaves no sentence in a view, a widget or the wiring: they stand in catalogues, which languages translate", () => {
  const files = ["apps/console/src", "packages/ui/src", "packages/machines/src"].flatMap(sourcesIn)
  expect(files.length).toBeGreaterThan(400)
  const found = files.flatMap((path) =>
    sentencesIn(path, readFileSync(at(path), "utf8")).map((text) => `${path}: ${text}`)
  )
  const places = Object.keys(allowed)
  // The name of a format, which stands on the buttons of both downloads.
  const wrong = found.filter((each) => !each.endsWith(": CSV") && !places.some((place) => each.startsWith(place)))
  expect(wrong).toEqual([])
  expect(places.filter((place) => !found.some((each) => each.startsWith(place)))).toEqual([])
})
