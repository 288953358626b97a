import type { ListScreenSetup } from "./list-screen.setup.ts"

/** Tells somebody who hears the page how many rows changed, and not too often. */
export const announcementsState = <Row>(flow: ListScreenSetup<Row>) =>
  flow.createStateConfig({
    initial: "silent",
    states: {
      silent: { always: { guard: "hasUnannounced", target: "speaking", actions: "announce" } },
      speaking: { after: { betweenAnnouncements: "silent" } }
    }
  })
