import type { Declared } from "./declared.ts"
import type { Path } from "./explore.ts"

const cell = (text: string) => text.replaceAll("|", "/").replaceAll("*", "\\*").replaceAll("<", "&lt;")
const said = (path: Path | undefined) => {
  if (path === undefined) return "none"
  return path.steps.length === 0 ? "at once" : path.steps.map(({ label }) => cell(label)).join("<br>")
}

/** Every transition of a machine with a shortest path that takes it last. */
export const transitionPage = (
  name: string,
  declared: ReadonlyArray<Declared>,
  paths: ReadonlyMap<number, Path>
): string =>
  [
    `# Transitions of ${name}`,
    "",
    `Each with a shortest path that ends in it, found in [the machine](../machines/${name}.md) by \`npm run charts\`; \`npm run model\` takes them all.`,
    "",
    "| transition | path |",
    "| --- | --- |",
    ...declared.map((each) => `| ${cell(each.name)} | ${said(paths.get(each.at))} |`),
    ""
  ].join("\n")
