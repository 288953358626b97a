import { shareOf, type Transfer, transferMessages } from "@command-center/domain/message/transfer-messages"
import { TransferProgress } from "@command-center/ui/feedback/transfer-progress"
import type { ReactNode } from "react"

export interface TransferredBytesProps {
  readonly label: string
  /** Null until the first bytes are there. */
  readonly transfer: Transfer | null
  readonly isInline?: boolean
  readonly children?: ReactNode
}

/** A file on its way: how many bytes, of how many where that is known. */
export function TransferredBytes({ label, transfer, isInline = false, children }: TransferredBytesProps) {
  const told =
    transfer === null
      ? { share: null }
      : {
          share: shareOf(transfer),
          text: transferMessages.bytes(transfer),
          announced: transferMessages.announced(transfer)
        }
  return (
    <TransferProgress label={label} isInline={isInline} {...told}>
      {children}
    </TransferProgress>
  )
}
