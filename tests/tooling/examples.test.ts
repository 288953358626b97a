import { expect, it } from "vitest"
import { at, runNode } from "./support/command.ts"

const run = async (name: string, ...args: ReadonlyArray<string>) => {
  await runNode([at("scripts/tooling/packages.mjs")])
  const { code, out, err } = await runNode([at(`packages/domain/examples/${name}.mjs`), ...args])
  return { code, err, lines: out.trim().split("\n") }
}

it("restart-at-midnight says what it would do and builds the tasks", async () => {
  const { code, err, lines } = await run("restart-at-midnight", "2026-11-21T12:00:00.000Z", "America/New_York")
  const [sentence, ...json] = lines
  const tasks: unknown = JSON.parse(json.join("\n"))
  expect({ code, err, sentence }).toEqual({
    code: 0,
    err: "",
    sentence: "Restart 2 UTGs at 2026-11-22 12:00 AM (2026-11-22 5:00 AM UTC)."
  })
  expect(tasks).toEqual(
    [501, 502].map((componentId) =>
      expect.objectContaining({ componentId, type: 3, runAfter: "2026-11-22T05:00:00.000Z", businessEntityId: 42 })
    )
  )
})

it("who-may-edit names the account that grants", async () => {
  expect(await run("who-may-edit")).toEqual({
    code: 0,
    err: "",
    lines: ["{ canViewUtgs: true, canEditUtgs: true, canEditTasks: false }", "granted at Harbour Hotels"]
  })
})

it("filter-to-wire prints a body stringified twice", async () => {
  const { code, lines } = await run("filter-to-wire")
  const once: unknown = JSON.parse(lines[0] ?? "")
  expect([code, typeof once === "string" ? JSON.parse(once) : null]).toEqual([
    0,
    {
      Predicates: [
        { PropertyName: "UtgVersion", Operator: "LT", Value: "5.0.0.3018", TypeHint: "Version" },
        { PropertyName: "ComponentMerchant", Operator: "LIKE", Value: "Harbour" }
      ]
    }
  ])
})
