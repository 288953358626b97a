/** What can be done with chosen UTGs; each is a dialog that asks before anything is sent. */
export type UtgFlow = "scheduleTask" | "applyProfile" | "applyTemplate" | "removeUtgs"
