import { sessionMachine } from "@command-center/machines/session/session.machine"
import { takeAuthcode } from "../support/people.ts"
import { withCode, withNothing, withToken } from "./specs/session.ts"
import { sessionPage } from "./support/session-page.ts"
import { describeWalks } from "./support/walk.ts"

const given = { machine: sessionMachine } as const
describeWalks({
  ...given,
  name: "session with a token",
  person: "dana.whitlock",
  spec: withToken,
  page: (world) => sessionPage(world, () => Promise.resolve("/be/12/dashboard"))
})
describeWalks({
  ...given,
  name: "session with a code",
  person: null,
  spec: withCode,
  page: (world) =>
    sessionPage(world, async () => `/be/12/dashboard?authcode=${await takeAuthcode(world.origin, "dana.whitlock")}`)
})
describeWalks({
  ...given,
  name: "session without a token",
  person: null,
  spec: withNothing,
  page: (world) => sessionPage(world, () => Promise.resolve("/be/12/dashboard"))
})
