import type { Transfer } from "@command-center/domain/message/transfer-messages"

/** Sent by an actor that downloads or writes to the flow that invoked it. */
export interface Progressed {
  readonly type: "download.progressed"
  readonly transfer: Transfer
}
