import { translatable } from "../language/translatable.ts"
import { amountMessages } from "./amount-messages.ts"
import { countText } from "./count-text.ts"

/** How far a file or a writing has come, in bytes or rows; `total` is null where nobody said it. */
export interface Transfer {
  readonly done: number
  readonly total: number | null
}

/** A number of bytes in the unit that suits it: "812 bytes", "9.4 MB", "120 MB". */
export const bytesText = (bytes: number): string => {
  let [amount, unit] = [bytes, 0]
  while (amount >= 999.5 && unit < amountMessages.units.length - 1) {
    amount /= 1000
    unit += 1
  }
  const written = unit === 0 || amount >= 9.95 ? String(Math.round(amount)) : amount.toFixed(1)
  return `${written.replace(".", amountMessages.decimal)} ${amountMessages.units[unit]}`
}

/** From 0 to 1; null where the end is not known. A compressed answer may have more bytes than its header said. */
export const shareOf = ({ done, total }: Transfer): number | null =>
  total === null || total <= 0 || done > total ? null : done / total

export const percentOf = (transfer: Transfer): number | null => {
  const share = shareOf(transfer)
  return share === null ? null : Math.floor(share * 100)
}

/** Percent between two announcements, and the bytes where there are no percents. */
export const percentStep = 25
export const byteStep = 10_000_000

/** What long transfers say of themselves: for the eye at every step, for the ear at few. */
export const transferMessages = {
  /** Of a download while another runs. */
  oneAtATime: "Another download is under way. Wait for its end, or cancel it.",
  bytes: (transfer: Transfer): string => {
    const percent = percentOf(transfer)
    return percent === null || transfer.total === null
      ? `${bytesText(transfer.done)} so far`
      : `${bytesText(transfer.done)} of ${bytesText(transfer.total)} (${percent}%)`
  },
  rows: ({ done, total }: Transfer): string =>
    total === null ? `${countText(done)} rows` : `${countText(done)} of ${countText(total)} rows`,
  announced: (transfer: Transfer): string => {
    const percent = percentOf(transfer)
    if (percent !== null) return percent < percentStep ? "" : `${percent - (percent % percentStep)}% done`
    const bytes = transfer.done - (transfer.done % byteStep)
    return transfer.total !== null || bytes === 0 ? "" : `${bytesText(bytes)} so far`
  }
} as const

translatable({ transferMessages })
