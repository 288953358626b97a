/**
 * The browser's time zone. Temporal knows it at once, where the first format of Intl loads what it knows of the language:
 * twenty milliseconds before the first rows are asked for.
 */
export const ownTimeZone = (
  page: { readonly Temporal?: { readonly Now: Pick<typeof Temporal.Now, "timeZoneId"> } } = globalThis
): string => page.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone
