/** What is said of an answer that does not come. */
export const waitMessages = {
  rowsAwaited: (title: string): string =>
    `Still waiting for ${title}: the management service has not sent all of it in 10 seconds.`,
  awaited: (what: string): string => `Still waiting for ${what}: no answer has come in 10 seconds.`,
  config: "the configuration (config.json)",
  signOn: "the sign-on service",
  user: "the user's name",
  rights: "the user's rights and accounts",
  installations: "Recent Installations",
  page: "the contents of this page",
  cancelled: "You stopped waiting for the answer. Nothing was changed; Retry asks again."
} as const
