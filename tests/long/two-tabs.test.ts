import { selectIsReplaced, selectIsSignedIn, selectToken } from "@command-center/machines/session/session.selectors"
import { Result } from "effect"
import { expect, it } from "vitest"
import { signedInSession } from "../model/support/session-driver.ts"
import * as facts from "../model/support/session-examples.ts"
import { eachCase } from "./support/each-case.ts"
import { type Happening, happenings, ordersOf } from "./support/tab-orders.ts"

const all = ordersOf(happenings).flatMap((order) => [true, false].map((isHeld) => ({ order, isHeld })))

it("whatever happens in another tab, in whatever order: nothing is called for a user who is not the one shown", async () => {
  await eachCase(
    "Two tabs, other user or account, sign-out in one",
    all,
    ({ order, isHeld }) => `${order.join(", ")}${isHeld ? ", something typed" : ""}`,
    async ({ order, isHeld }) => {
      const session = await signedInSession()
      const lost = { isHeld, href: facts.href }
      const happen = (one: Happening) => {
        switch (one) {
          case "someone else signs in":
            return session.perform({ type: "token.stored", token: "stored-2" })
          case "sign-out":
            return session.perform({ type: "token.cleared", ...lost })
          case "another account":
            return session.perform({ type: "account.changed", businessEntityId: 8 })
          case "a call is refused":
            return session.perform({ type: "unauthorized", ...lost })
        }
      }
      for (const one of order) {
        await happen(one)
        const asked = session.isRunning("loadUser") ? session.inputOf("loadUser") : null
        expect([null, { token: "stored-2" }], "who it is is asked with the new token").toContainEqual(asked)
        if (asked !== null) await session.settle("loadUser", Result.succeed(facts.someoneElse))
        const { context } = session.snapshot()
        const isShown = selectIsSignedIn(session.snapshot()) && !selectIsReplaced(session.snapshot())
        expect(isShown ? context.user?.id : facts.operator.id, "the pages are the operator's").toBe(facts.operator.id)
        const done = order.slice(0, order.indexOf(one) + 1)
        const account = done.includes("another account") ? 8 : null
        expect(context.businessEntityId, "the account is the address's").toBe(account)
        const isOver = done.includes("sign-out") && !done.includes("someone else signs in")
        expect(isOver ? selectToken(session.snapshot()) : null, "the token that was given up is not used").toBeNull()
      }
      const reloads = session.emitted().filter(({ type }) => type === "reloadRequired")
      expect(reloads.length, "a page that was somebody else's is loaded anew, once").toBe(1)
      expect(selectIsReplaced(session.snapshot())).toBe(true)
    }
  )
})
