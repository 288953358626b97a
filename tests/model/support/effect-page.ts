import type { Declared } from "./declared.ts"
import { effectLines } from "./effects.ts"
import type { Recorded } from "./explore.ts"

const listed = ({ shown }: Recorded): ReadonlyArray<string> =>
  shown.flatMap(({ path, effect }) => [
    `- ${path.steps.map(({ label }) => label).join("; ")}`,
    ...effectLines(effect).map((line) => `  - ${line}`)
  ])

/** By transition, each kind of thing it was seen to do: what changes in the context, what is emitted, sent and started. */
export const effectPage = (
  name: string,
  declared: ReadonlyArray<Declared>,
  recorded: ReadonlyArray<Recorded>,
  inputs: number
): string => {
  const titleOf = ({ taken }: Recorded) =>
    taken.map((at) => declared.find((one) => one.at === at)?.name ?? "").join(", then ")
  const sections = recorded
    .map((each) => ({ title: titleOf(each), from: each.inputs, lines: listed(each) }))
    .sort((one, other) => (one.title < other.title ? -1 : 1))
  return [
    `# What ${name} does`,
    "",
    `By transition of [the machine](../machines/${name}.md), written by \`npm run charts\`: what was typed and answered, and what then changes in the context, is emitted, sent and started. A thing that a shorter path shows already is not listed again.`,
    ...sections.flatMap(({ title, from, lines }) => [
      "",
      `## ${title}`,
      "",
      ...(from.size === inputs
        ? []
        : [
            `From input ${[...from]
              .map((at) => at + 1)
              .sort((one, other) => one - other)
              .join(", ")}.`,
            ""
          ]),
      ...lines
    ]),
    ""
  ].join("\n")
}
