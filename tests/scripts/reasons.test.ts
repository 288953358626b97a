import { timedOut, unreadable } from "@command-center/api/transport/api-error"
import { expect, it } from "vitest"
import { reasonOf } from "../../scripts/operator/command/problem.ts"

it("why a call failed names what can be done in a terminal, where there is no page to reload", () => {
  expect([unreadable("the body", "JSON"), timedOut].map(reasonOf)).toEqual([
    "API request failed: the answer could not be read, since the body must be JSON. Something else than the service may answer there, or it has changed: npm run -s doctor -- <the console's address> says which.",
    "API request failed: the service did not answer in time. Run it again."
  ])
})
