import { jsonField } from "@command-center/domain/json/json-field"
import { afterAll, beforeAll, expect, it } from "vitest"
import { planOf } from "./support/rollout-plans.ts"
import { openRollouts, planned, type RolloutEstate } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

let estate: RolloutEstate
beforeAll(async () => {
  estate = await openRollouts()
})
afterAll(() => estate.close())

it("a body of bytes that are no UTF-8 is refused by that name", async () => {
  const id = await planned(estate, planOf(await someTargets(estate.sandbox.origin, await estate.tokenOf(), 2)))
  const token = await estate.tokenOf()
  const note = (bytes: Uint8Array) =>
    fetch(`${estate.service.origin}/rollouts/${id}/pause`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/json",
        "Idempotency-Key": crypto.randomUUID()
      },
      body: new Uint8Array(Buffer.concat([Buffer.from('{"note":"'), bytes, Buffer.from('"}')]))
    })
  const answer = await note(Buffer.from("Caf\u00e9", "latin1"))
  expect([answer.status, jsonField(await answer.json(), "detail")]).toEqual([400, "The body is not UTF-8."])
  const taken = await note(Buffer.from("Caf\u00e9"))
  expect(String(jsonField(await taken.json(), "detail"))).not.toContain("UTF-8")
})
