import { walks } from "../model/specs/session.ts"
import { takeAuthcode } from "../support/people.ts"
import { sessionPage } from "./support/session-page.ts"
import { describeWalks } from "./support/walk.ts"

describeWalks({
  name: "session with a token",
  person: "dana.whitlock",
  walk: walks.withToken,
  page: (world) => sessionPage(world, () => Promise.resolve("/be/12/dashboard"))
})
describeWalks({
  name: "session with a code",
  person: null,
  walk: walks.withCode,
  page: (world) =>
    sessionPage(world, async () => {
      // The code is that of a sign-in which this tab began: it is exchanged whatever other tabs do.
      await world.page.goto("/favicon.svg")
      await world.page.evaluate(() => sessionStorage.setItem("signin.began", "yes"))
      return `/be/12/dashboard?authcode=${await takeAuthcode(world.origin, "dana.whitlock")}`
    })
})
describeWalks({
  name: "session without a token",
  person: null,
  walk: walks.withNothing,
  page: (world) => sessionPage(world, () => Promise.resolve("/be/12/dashboard"))
})
