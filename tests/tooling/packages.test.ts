import { expect, it } from "vitest"
import { at, runNode } from "./support/command.ts"

const program = `
import { rightsAt } from "@command-center/domain/permission/rights"
import { nextLocalMidnight } from "@command-center/domain/time/schedule-time"
import { sentenceOf } from "@command-center/api/transport/api-error"
console.log(JSON.stringify([
  typeof rightsAt,
  nextLocalMidnight(new Date("2026-11-21T12:00:00.000Z"), "America/New_York"),
  sentenceOf({ _tag: "Unauthorized", code: 401 })
]))`

it("plain Node imports the packages by their exports", async () => {
  expect(await runNode([at("scripts/tooling/packages.mjs")])).toMatchObject({ code: 0, err: "" })
  const { code, out, err } = await runNode(["--input-type=module", "--eval", program])
  expect({ code, err, out: out.trim() }).toEqual({
    code: 0,
    err: "",
    out: JSON.stringify([
      "function",
      "2026-11-22T05:00:00.000Z",
      "Unauthorized: Please login from the old environment."
    ])
  })
})
