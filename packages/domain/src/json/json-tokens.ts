const tokens = /"(?:[^"\\]|\\.)*"|[[\]{}:,]|[^\s[\]{}:,"]+/gu

/** The parts of a JSON text, as they were written. */
export const jsonTokens = (text: string): ReadonlyArray<string> => text.match(tokens) ?? []
