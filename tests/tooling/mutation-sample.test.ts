import { expect, it } from "vitest"
import { at, runNode } from "./support/command.ts"

/** What a function of the command gives, told as JSON. */
const call = async (script: string, name: string, ...args: ReadonlyArray<unknown>): Promise<unknown> => {
  const from = JSON.stringify(at(`scripts/tooling/mutation/${script}.mjs`))
  const source = `import { ${name} } from ${from}; console.log(JSON.stringify({ given: await ${name}(...${JSON.stringify(args)}) }))`
  const { out, err } = await runNode(["--input-type=module", "--eval", source])
  expect(err).toBe("")
  return JSON.parse(out).given
}

const folders = { domain: ["filter", "time"], machines: ["operation", "push"], wiring: ["utgs"] }
const domain = (folder: string) => ({ kind: "domain", folder })
const machine = (folder: string) => ({ kind: "machines", folder })

it.each([
  [[], { chosen: [domain("filter"), domain("time")], count: null, seed: 7 }],
  [["time", "machines/push"], { chosen: [domain("time"), machine("push")], count: null, seed: 7 }],
  [
    ["machines", "wiring", "--sample", "40", "--seed", "9"],
    { chosen: [machine("operation"), machine("push"), { kind: "wiring", folder: "utgs" }], count: 40, seed: 9 }
  ],
  [["--sample=3", "filter"], { chosen: [domain("filter")], count: 3, seed: 7 }],
  [
    ["--sample", "all"],
    { problem: expect.stringMatching(/^--sample takes how many faults of each folder, not all\./u) }
  ],
  [["--seed"], { problem: expect.stringMatching(/^--seed takes a whole number, not nothing\./u) }],
  [["machines/pish"], { problem: expect.stringMatching(/^There is no kind or folder machines\/pish\./u) }],
  [
    ["wirings"],
    { problem: expect.stringMatching(/^There is no kind or folder wirings\. Kinds: domain, machines, wiring\./u) }
  ]
])("reads %j", async (args, expected) => {
  expect(await call("arguments", "readMutation", args, folders)).toEqual(expected)
})

it("knows every fault that would be planted in a folder, and chooses by the seed", async () => {
  const folder = "packages/machines/src/deactivate-installation"
  const all = await call("sample", "sampleOf", folder, 100, 7)
  expect(all).toMatchObject({ of: 11, seed: 7 })
  const three = await call("sample", "sampleOf", folder, 3, 7)
  expect(await call("sample", "sampleOf", folder, 3, 7)).toEqual(three)
  expect(await call("sample", "sampleOf", folder, 3, 8)).not.toEqual(three)
  expect(three).toMatchObject({
    keys: expect.arrayContaining([expect.stringMatching(/deactivate-installation\.machine\.ts:/u)])
  })
})

it("keeps of a report, which counts lines and columns from 1, the faults of the sample", async () => {
  const mutant = (line: number) => ({
    mutatorName: "StringLiteral",
    replacement: '""',
    status: "Killed",
    location: { start: { line, column: 3 }, end: { line, column: 9 } }
  })
  const report = { files: { "packages/a.ts": { source: "", mutants: [mutant(5), mutant(6)] } } }
  expect(await call("sample", "sampled", report, ['packages/a.ts:4:2:4:8:StringLiteral:""'])).toEqual({
    files: { "packages/a.ts": { source: "", mutants: [mutant(5)] } }
  })
})

it.each([
  [36, 40, 1696, [76.9, 96]],
  [40, 40, 1696, [91.2, 100]],
  [7, 7, 7, null]
])("says where the share of all lies when %i of %i are found, of %i", async (found, tried, whole, interval) => {
  expect(await call("sample", "intervalOf", found, tried, whole)).toEqual(interval)
})

it("the table tells which sample a row is of", async () => {
  const page = "# Faults\n\n| folder |\n| --- |\n"
  const row = { folder: "domain/filter", goal: 90, date: "2026-11-24", commit: "abc" }
  expect(
    await call("figures", "withFigures", page, { ...row, found: 36, whole: 40, sample: { of: 1696, seed: 7 } })
  ).toContain("| domain/filter | 90 % (76.9 to 96) | 36 of 40: 40 of 1,696, seed 7 | 90 % | 2026-11-24 | abc |")
  expect(
    await call("figures", "withFigures", page, { ...row, found: 7, whole: 7, sample: { of: 7, seed: 7 } })
  ).toContain("| domain/filter | 100 % | 7 of 7 | 90 % |")
})
