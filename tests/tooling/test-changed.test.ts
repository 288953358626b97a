import { pathToFileURL } from "node:url"
import { expect, it } from "vitest"
import { at, runNode } from "./support/command.ts"

const tests = [
  "tests/model/push-submit.model.test.ts",
  "tests/model/session-sign-in.model.test.ts",
  "tests/contract/tasks.test.ts",
  "tests/walks/push.spec.ts",
  "tests/journeys/push-devices.spec.ts",
  "tests/journeys/forms.spec.ts",
  "tests/journeys/tasks.spec.ts"
]

/** What `npm test -- changed` makes of files that differ. */
const touchedBy = async (...files: ReadonlyArray<string>): Promise<unknown> => {
  const from = JSON.stringify(pathToFileURL(at("scripts/tooling/test-changed.mjs")).href)
  const source = `import { touchedBy } from ${from}; console.log(JSON.stringify(touchedBy(...${JSON.stringify([files, tests])})))`
  const { out, err } = await runNode(["--input-type=module", "--eval", source])
  expect(err).toBe("")
  return JSON.parse(out)
}

const nothing = { code: [], sources: [], machines: [], inProcess: [], inBrowser: [] }

it("runs what a machine's model says of it, and names its walk", async () => {
  const file = "packages/machines/src/push/push.machine.ts"
  expect(await touchedBy(file)).toEqual({
    code: [file],
    sources: [file],
    machines: ["push"],
    inProcess: ["tests/model/push-submit.model.test.ts"],
    inBrowser: ["tests/walks/push.spec.ts", "tests/journeys/push-devices.spec.ts"]
  })
  expect(await touchedBy("tests/model/specs/session.ts")).toMatchObject({ sources: [], machines: ["session"] })
})

it("names the tests in the browser of a screen's folder, and runs tests that differ themselves", async () => {
  const screen = "apps/console/src/features/forms/forms.view.tsx"
  const [, , contract = ""] = tests
  expect(await touchedBy(screen, contract, "README.md")).toEqual({
    code: [screen, contract],
    sources: [screen],
    machines: [],
    inProcess: [contract],
    inBrowser: ["tests/journeys/forms.spec.ts"]
  })
})

it("runs nothing where no code differs", async () => {
  expect(await touchedBy("README.md", "docs/architecture.md")).toEqual(nothing)
})

it("is told from a word that npm test does not know", async () => {
  const { code, err } = await runNode([at("scripts/tooling/test.mjs"), "chnaged"])
  expect([code, err.trim()]).toEqual([2, "npm test runs everything, npm test -- changed what differs from main."])
})
