import { expect, it } from "vitest"
import type { Run } from "../../scripts/operator/command/io.ts"
import { run as fleet } from "../../scripts/operator/fleet.ts"
import { run as rollout } from "../../scripts/operator/rollout.ts"

const helpOf = async (run: Run): Promise<string> => {
  let said = ""
  await run(["--help"], {
    out: (text) => {
      said += text
    },
    err: () => undefined,
    input: () => Promise.resolve(""),
    whenStopped: () => undefined,
    env: {},
    now: () => new Date()
  })
  return said
}

it("fleet says at its end that it may end with 3, and rollout that it does not", async () => {
  const codes = "Exit codes: 0 done, 1 refused or failed, 2 called in a wrong way"
  expect(await helpOf(fleet)).toMatch(new RegExp(`${codes}, 3 a limit is passed or cannot be checked\\.$`, "u"))
  expect(await helpOf(rollout)).toMatch(new RegExp(`${codes}\\.$`, "u"))
})

it("rollout has a line for each of its steps", async () => {
  const help = await helpOf(rollout)
  for (const option of ["plan", "start", "status", "pause", "resume", "advance", "retry", "stop", "delete-tasks"])
    expect(help).toMatch(new RegExp(`^  --${option} {2,}`, "mu"))
})
