import { listedMessages } from "./listed-messages.ts"

const most = 5

/** Names of parts in one line; of very many the first ones and how many more there are. */
export const listedParts = (parts: ReadonlyArray<string>): string =>
  parts.length <= most ? parts.join(", ") : listedMessages.andMore(parts.slice(0, most).join(", "), parts.length - most)
