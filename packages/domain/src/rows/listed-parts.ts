const most = 5

/** Names of parts in one line; of very many the first ones and how many more there are. */
export const listedParts = (parts: ReadonlyArray<string>): string =>
  parts.length <= most ? parts.join(", ") : `${parts.slice(0, most).join(", ")} and ${parts.length - most} more`
