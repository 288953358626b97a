import { expect, it } from "vitest"

const sources: Readonly<Record<string, string>> = import.meta.glob("../../packages/domain/src/**/*-messages.ts", {
  query: "?raw",
  import: "default",
  eager: true
})

const named = (text: string, pattern: RegExp): ReadonlyArray<string> =>
  [...text.matchAll(pattern)].flatMap(([, names = ""]) => names.split(",").map((name) => name.trim()))

const cataloguesIn = (text: string): ReadonlyArray<string> => named(text, /^export const (\w+)(?::[^=]+)? = \{$/gmu)
const translatableIn = (text: string): ReadonlyArray<string> =>
  named(text, /^translatable\(\{([^}]*)\}\)$/gmu).filter((name) => name !== "")

it("has every catalogue take the page's language, each under a name of its own", () => {
  const all = Object.entries(sources)
  expect(all.length).toBeGreaterThan(60)
  const wrong = all.flatMap(([path, text]) => {
    const [has, says] = [cataloguesIn(text), translatableIn(text)].map((names) => names.toSorted().join(", "))
    return has === says && has !== "" ? [] : [`${path} has ${has} and says that ${says} are translatable`]
  })
  expect(wrong).toEqual([])
  const names = all.flatMap(([, text]) => cataloguesIn(text))
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})
