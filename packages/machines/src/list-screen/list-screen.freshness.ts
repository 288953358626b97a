import type { ListScreenSetup } from "./list-screen.setup.ts"

/** Silent refreshes: page, selection, sort and search stay, and what fails leaves the rows as they are. */
export const freshnessState = <Row>(flow: ListScreenSetup<Row>) =>
  flow.createStateConfig({
    initial: "deciding",
    on: {
      retry: { target: ".refreshing" }
    },
    states: {
      deciding: { always: [{ guard: "refreshes", target: "waiting" }, { target: "still" }] },
      still: {},
      waiting: {
        after: { refreshEvery: [{ guard: "isHidden", target: "due" }, { target: "refreshing" }] }
      },
      due: {
        on: { "page.shown": { target: "refreshing", actions: "setShown" } }
      },
      refreshing: {
        invoke: {
          id: "loadRows",
          src: "loadRows",
          input: ({ context: { businessEntityId, predicates } }) => ({ businessEntityId, predicates }),
          onDone: [
            {
              guard: { type: "succeededWithSelection", params: ({ event }) => event.output },
              target: "pruning",
              actions: [
                { type: "emitUnreadable", params: ({ event }) => event.output },
                { type: "setLoaded", params: ({ event }) => event.output }
              ]
            },
            {
              guard: { type: "succeeded", params: ({ event }) => event.output },
              target: "deciding",
              actions: [
                { type: "emitUnreadable", params: ({ event }) => event.output },
                { type: "setLoaded", params: ({ event }) => event.output },
                "tellReplaced"
              ]
            },
            {
              guard: { type: "refused", params: ({ event }) => event.output },
              target: "deciding",
              actions: [{ type: "setStale", params: ({ event }) => event.output }, "emitUnauthorized"]
            },
            { target: "deciding", actions: { type: "setStale", params: ({ event }) => event.output } }
          ],
          onError: "#crashed"
        }
      },
      pruning: {
        invoke: {
          id: "loadedIds",
          src: "loadedIds",
          input: { search: "" },
          onDone: [
            {
              guard: { type: "succeeded", params: ({ event }) => event.output },
              target: "deciding",
              actions: [{ type: "dropMissing", params: ({ event }) => event.output }, "tellReplaced"]
            },
            { target: "#failed", actions: { type: "setError", params: ({ event }) => event.output } }
          ],
          onError: "#crashed"
        }
      }
    }
  })
