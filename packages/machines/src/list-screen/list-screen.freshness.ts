import { Result } from "effect"
import { calledOff } from "../actor-logic/long-wait.ts"
import { withOutput } from "../actor-logic/outcome.ts"
import type { ListScreenSetup } from "./list-screen.setup.ts"

/**
 * Silent refreshes: page, selection, sort and search stay, and what fails leaves the rows as they are. Nobody waits for
 * them while the page is hidden, and they come less often while nobody is there or the service fails. One that hangs is
 * said to be awaited, and can be called off.
 */
export const freshnessState = <Row>(flow: ListScreenSetup<Row>) =>
  flow.createStateConfig({
    initial: "deciding",
    on: {
      retry: { target: ".refreshing" },
      "refresh.asked": { target: ".refreshing" },
      "refresh.chosen": {
        target: ".deciding",
        actions: [
          { type: "setRefreshEvery", params: ({ event }) => event.every },
          { type: "emitRefreshEvery", params: ({ event }) => event.every }
        ]
      }
    },
    states: {
      deciding: { always: [{ guard: "refreshes", target: "waiting" }, { target: "still" }] },
      still: {},
      waiting: {
        after: { untilRefresh: [{ guard: "isHidden", target: "due" }, { target: "refreshing" }] },
        on: {
          "user.idle": { target: "waiting", reenter: true, actions: "setIdle" },
          "user.active": { guard: "isIdle", target: "refreshing", actions: "setActive" }
        }
      },
      due: {
        on: { "page.shown": { target: "refreshing", actions: "setShown" } }
      },
      refreshing: {
        exit: "endWait",
        after: { longWait: { actions: "setWaitLong" } },
        on: {
          cancel: {
            guard: "isWaitLong",
            target: "deciding",
            actions: { type: "setStale", params: Result.fail(calledOff) }
          },
          "refresh.asked": {},
          "refresh.chosen": {
            actions: [
              { type: "setRefreshEvery", params: ({ event }) => event.every },
              { type: "emitRefreshEvery", params: ({ event }) => event.every }
            ]
          }
        },
        invoke: {
          id: "loadRows",
          src: "loadRows",
          input: ({ context: { businessEntityId, predicates } }) => ({ businessEntityId, predicates }),
          onDone: [
            {
              guard: withOutput("succeeded"),
              target: "deciding",
              actions: [withOutput("setLoaded"), "setReplaced", "tellReplaced"]
            },
            {
              guard: withOutput("refused"),
              target: "deciding",
              actions: [withOutput("setStale"), "emitUnauthorized"]
            },
            { target: "deciding", actions: withOutput("setStale") }
          ],
          onError: "#crashed"
        }
      }
    }
  })
