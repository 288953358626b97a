import { Result } from "effect"
import { calledOff } from "../actor-logic/long-wait.ts"
import { withOutput } from "../actor-logic/outcome.ts"
import { announcementsState } from "./list-screen.announcements.ts"
import { initialContext } from "./list-screen.changes.ts"
import { freshnessState } from "./list-screen.freshness.ts"
import { listScreenSetup } from "./list-screen.setup.ts"
import { viewState } from "./list-screen.view.ts"

const calledOffLoad = Result.fail(calledOff)

/** A list of one account: what is loaded, how it is looked at, what is selected. One machine for every list. */
export const makeListScreenMachine = <Row>(id: string) => {
  const flow = listScreenSetup<Row>()
  return flow.createMachine({
    id,
    context: ({ input }) => initialContext(input),
    initial: "loading",
    on: {
      "search.changed": {
        guard: { type: "isOtherSearch", params: ({ event }) => event.search },
        actions: { type: "setSearch", params: ({ event }) => event.search }
      },
      "facet.chosen": {
        actions: { type: "chooseFacet", params: ({ event: { key, values } }) => ({ key, values }) }
      },
      "facets.cleared": { guard: "hasFacets", actions: "clearFacets" },
      "sort.toggled": {
        actions: { type: "toggleSort", params: ({ event: { key, firstDirection } }) => ({ key, firstDirection }) }
      },
      "page.changed": {
        guard: { type: "isOtherPage", params: ({ event }) => event.page },
        actions: { type: "goToPage", params: ({ event }) => event.page }
      },
      "pageSize.changed": {
        guard: { type: "isOtherPageSize", params: ({ event }) => event.pageSize },
        actions: [
          { type: "setPageSize", params: ({ event }) => event.pageSize },
          { type: "emitPageSize", params: ({ event }) => event.pageSize }
        ]
      },
      "filter.applied": {
        target: ".loading",
        reenter: true,
        actions: { type: "applyFilter", params: ({ event }) => event.predicates }
      },
      "place.opened": [
        {
          guard: { type: "isOtherFilter", params: ({ event }) => event },
          target: ".loading",
          reenter: true,
          actions: { type: "openPlace", params: ({ event }) => event }
        },
        { actions: { type: "openPlace", params: ({ event }) => event } }
      ],
      "unreadable.dismissed": { actions: "dismissUnreadable" },
      reload: { target: ".loading", reenter: true },
      "page.hidden": { actions: "setHidden" },
      "page.shown": { actions: "setShown" },
      "user.idle": { actions: "setIdle" },
      "user.active": { actions: "setActive" },
      "refresh.chosen": {
        actions: [
          { type: "setRefreshEvery", params: ({ event }) => event.every },
          { type: "emitRefreshEvery", params: ({ event }) => event.every }
        ]
      }
    },
    states: {
      loading: {
        tags: "busy",
        exit: "endWait",
        after: { longWait: { actions: "setWaitLong" } },
        on: {
          cancel: [
            { guard: "isWaitLongWithRows", target: "ready", actions: { type: "setStale", params: calledOffLoad } },
            { guard: "isWaitLong", target: "failed", actions: { type: "setError", params: calledOffLoad } }
          ]
        },
        invoke: [
          {
            id: "loadRows",
            src: "loadRows",
            input: ({ context: { businessEntityId, predicates } }) => ({ businessEntityId, predicates }),
            onDone: [
              {
                guard: withOutput("succeeded"),
                target: "ready",
                actions: withOutput("setLoaded")
              },
              {
                guard: withOutput("failedWithRows"),
                target: "ready",
                actions: [withOutput("setStale"), withOutput("emitRefused")]
              },
              {
                guard: withOutput("refused"),
                target: "failed",
                actions: [withOutput("setError"), "emitUnauthorized"]
              },
              { target: "failed", actions: withOutput("setError") }
            ],
            onError: "crashed"
          },
          {
            id: "firstRows",
            src: "firstRows",
            input: ({ context }) => context.request,
            onDone: { actions: withOutput("setFirstView") },
            onError: "crashed"
          }
        ]
      },
      ready: {
        type: "parallel",
        states: {
          view: viewState(flow),
          freshness: freshnessState(flow),
          announcements: announcementsState(flow)
        }
      },
      failed: { id: "failed", on: { retry: "loading", "refresh.asked": "loading" } },
      crashed: { id: "crashed", on: { retry: "loading", "refresh.asked": "loading" } }
    }
  })
}
