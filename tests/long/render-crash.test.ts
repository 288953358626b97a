import { expect, it } from "vitest"
import { crashReport } from "../../apps/console/src/app/crash-report.ts"
import { models } from "../model/support/registry.ts"
import { type Awaiting, awaitingIn, draftOf, replayed } from "./support/awaiting.ts"
import { eachCase } from "./support/each-case.ts"
import { shareOf } from "./support/seeded-share.ts"

const row = "Render crash, rejected promise, machine error"

it("in every state of every machine that awaits something, a rejected promise ends in a state that can be left, and what was typed stays", {
  timeout: 600_000
}, async () => {
  const all: Array<Awaiting> = []
  for (const [name, model] of shareOf(Object.entries(models), 4)) all.push(...(await awaitingIn(name, model)))
  await eachCase(
    row,
    all,
    ({ machine, actor, state }) => `${machine} in ${state}, ${actor} broken`,
    async (one) => {
      const driver = await replayed(one)
      const draft = draftOf(driver.snapshot())
      const before = driver.emitted().length
      await driver.crash(one.actor)
      const snapshot = driver.snapshot()
      expect(snapshot.status, "the machine goes on, or ends as it may").not.toBe("error")
      expect(draftOf(snapshot), "what was typed stays").toEqual(draft)
      const isEnded = snapshot.status === "done"
      const isTimed = snapshot._nodes.some(({ after }: { readonly after: ReadonlyArray<unknown> }) => after.length > 0)
      const goesOn = isTimed || Object.keys(snapshot.children).length > 0
      const ways = one.model.user.filter((event) => snapshot.can(event))
      expect(isEnded || goesOn || ways.length > 0, "somebody can leave it").toBe(true)
      const told = driver
        .emitted()
        .slice(before)
        .map(({ type }) => type)
      // Another call was answered 401 before, and only what is told of that waited for this one.
      const wasUnauthorized = one.state.includes("unauthorized")
      const ended = told.filter((type) => type === "unauthorized" && !wasUnauthorized)
      expect(ended, "a fault of the console ends no session").toEqual([])
    }
  )
})

const token = "canary-token-1234567890"
const secrets: ReadonlyArray<unknown> = [
  new Error(`refused ${token}`),
  new TypeError(`https://console.example.com/?authcode=canary-code failed`),
  new SyntaxError(`Unexpected token 'c', "canary-pas"... is not valid JSON`),
  new Error('{"password":"canary-password"}'),
  `thrown as text: ${token}`,
  { password: "canary-password" },
  null
]

it("a report to copy holds the page and the fault, and no token, code, password or piece of data", async () => {
  await eachCase(
    row,
    secrets,
    (thrown) => String(thrown),
    (thrown) => {
      const report = crashReport("/be/12/utgs", thrown, [token])
      expect(report).toContain("Page: /be/12/utgs")
      expect(report).toMatch(/Error: \S/u)
      expect(report).not.toContain("canary")
    }
  )
})
