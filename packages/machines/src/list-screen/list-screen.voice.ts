import type { ListScreenSetup } from "./list-screen.setup.ts"

/** Tells somebody who hears the page how many rows changed, and not too often. */
export const voiceState = <Row>(flow: ListScreenSetup<Row>) =>
  flow.createStateConfig({
    initial: "silent",
    states: {
      silent: { always: { guard: "hasUnsaid", target: "speaking", actions: "announce" } },
      speaking: { after: { betweenAnnouncements: "silent" } }
    }
  })
