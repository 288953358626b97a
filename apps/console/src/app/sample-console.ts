import { Credentials } from "@command-center/api/transport/credentials"
import { apiLayer } from "@command-center/api/transport/http-live"
import { emissionsTo } from "@command-center/machines/actor-logic/emissions"
import { appearanceMachine } from "@command-center/machines/appearance/appearance.machine"
import { languageChoiceMachine } from "@command-center/machines/language-choice/language-choice.machine"
import { noticesMachine } from "@command-center/machines/notices/notices.machine"
import { sessionMachine } from "@command-center/machines/session/session.machine"
import { Layer, ManagedRuntime } from "effect"
import { type AnyEventObject, createActor } from "xstate"
import { makeAlertDesk } from "../alerts/alert-desk.ts"
import { makeStored } from "../browser/stored.ts"
import { makeRowOpenings } from "../list/row-openings.ts"
import { makeOperations } from "../operations/operations.ts"
import { makeShownActions } from "../palette/shown-actions.ts"
import { makeShownUtgs } from "../palette/shown-utgs.ts"
import { makeOwnTags } from "../tags/own-tags.ts"
import type { Console } from "./console.ts"
import { makeListAddresses } from "./list-addresses.ts"
import { makeOpenScreens } from "./unsaved-work.ts"

export const sampleNow = new Date("2026-11-20T15:15:00.000Z")

const credentials: Credentials["Service"] = {
  base: "http://127.0.0.1/",
  current: () => ({ config: null, token: null })
}

/** A console for tests of views: nobody is signed in and nothing is called; what is dispatched goes to the listener. */
export const sampleConsole = (dispatch: (event: AnyEventObject) => void = () => undefined): Console => ({
  session: createActor(sessionMachine, {
    input: { href: "http://127.0.0.1/", hostname: "127.0.0.1", storedToken: null, beganSignIn: false }
  }),
  appearance: createActor(appearanceMachine, { input: { theme: "system", clocks: "mine" } }),
  languageChoice: createActor(languageChoiceMachine, { input: { spoken: "en" } }),
  notices: createActor(noticesMachine),
  runtime: ManagedRuntime.make(Layer.merge(apiLayer(credentials), Layer.succeed(Credentials, credentials))),
  stored: makeStored(
    () => sessionStorage,
    () => undefined
  ),
  screens: makeOpenScreens(),
  lists: makeListAddresses("/", (write) => write()),
  operations: makeOperations({
    userId: () => 5,
    now: () => sampleNow,
    open: () => Promise.reject(new Error("This console keeps no operations.")),
    tellNotKept: () => undefined
  }),
  tags: makeOwnTags(
    () => Promise.reject(new Error("This console keeps no tags.")),
    () => undefined
  ),
  shownUtgs: makeShownUtgs(),
  shownActions: makeShownActions(),
  rowOpenings: makeRowOpenings(),
  alerts: makeAlertDesk(),
  timeZone: "America/New_York",
  now: () => sampleNow,
  rememberPage: () => undefined,
  dispatch,
  inspect: emissionsTo(dispatch),
  dropEarlyRows: () => undefined,
  openRows: () => {
    throw new Error("This console has no rows.")
  }
})
