import { expect, it } from "vitest"
import { at, runNode } from "./support/command.ts"

const page = `# Faults

| folder | found | faults | goal | day | commit |
| --- | --- | --- | --- | --- | --- |
| domain/task | 91.2 % | 912 of 1000 | 90 % | 2026-11-01 | abc1234 |

After.
`
const figures = { goal: 90, date: "2026-11-22", commit: "def5678" }

const written = async (given: string, folder: string, found: number, whole: number): Promise<string> => {
  const program = `import { withFigures } from ${JSON.stringify(at("scripts/tooling/mutation/figures.mjs"))}
    process.stdout.write(withFigures(${JSON.stringify(given)}, ${JSON.stringify({ ...figures, folder, found, whole })}))`
  const { out, err } = await runNode(["--input-type=module", "--eval", program])
  expect(err).toBe("")
  return out
}

const rowsOf = (text: string) => text.split("\n").filter((line) => line.startsWith("| domain/"))

it("the table of planted faults has one row for each folder that was run, the last one", async () => {
  const first = await written(page, "domain/filter", 2, 3)
  expect(rowsOf(first)).toEqual([
    "| domain/filter | 66.6 % | 2 of 3 | 90 % | 2026-11-22 | def5678 |",
    "| domain/task | 91.2 % | 912 of 1000 | 90 % | 2026-11-01 | abc1234 |"
  ])
  const second = await written(first, "domain/task", 95, 100)
  expect(rowsOf(second)[1]).toBe("| domain/task | 95 % | 95 of 100 | 90 % | 2026-11-22 | def5678 |")
  expect(rowsOf(second)).toHaveLength(2)
  expect(second.trimEnd().endsWith("After.")).toBe(true)
})
