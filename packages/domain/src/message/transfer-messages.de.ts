import type { Translation } from "../language/translation.ts"
import { countText } from "./count-text.ts"
import { byteStep, bytesText, percentOf, percentStep, type transferMessages } from "./transfer-messages.ts"

export const transferMessagesInGerman = {
  oneAtATime: "Es wird schon etwas heruntergeladen. Warten Sie das Ende ab, oder brechen Sie es ab.",
  bytes: (transfer) => {
    const percent = percentOf(transfer)
    return percent === null || transfer.total === null
      ? `bisher ${bytesText(transfer.done)}`
      : `${bytesText(transfer.done)} von ${bytesText(transfer.total)} (${percent} %)`
  },
  rows: ({ done, total }) =>
    total === null ? `${countText(done)} Zeilen` : `${countText(done)} von ${countText(total)} Zeilen`,
  announced: (transfer) => {
    const percent = percentOf(transfer)
    if (percent !== null) return percent < percentStep ? "" : `${percent - (percent % percentStep)} % fertig`
    const bytes = transfer.done - (transfer.done % byteStep)
    return transfer.total !== null || bytes === 0 ? "" : `bisher ${bytesText(bytes)}`
  }
} as const satisfies Translation<typeof transferMessages>
