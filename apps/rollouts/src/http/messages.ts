/** What the service answers to a request that is not as it should be; `refusalMessages` of the domain say what else is refused. */
export const requestMessages = {
  noToken: "The access token is missing. Send it as Authorization: Bearer <token>.",
  badToken: "The access token is unknown or expired. Sign in again.",
  noSuchAddress: "There is nothing at this address. /openapi.json names what there is.",
  noSuchMethod: (method: string, methods: ReadonlyArray<string>) =>
    `${method} is not served at this address. Send ${methods.join(" or ")}.`,
  tooLarge: (megabytes: number, remedy: string) => `The body is larger than ${megabytes} MB. ${remedy}`,
  planTwo: "Plan two rollouts.",
  shorterNote: "Shorten the note.",
  noJson: "The body is not JSON. /openapi.json says what is sent to this address.",
  notUtf8: "The body is not UTF-8.",
  nested: (levels: number) => `The body is nested more than ${levels} levels deep. Make it flatter.`,
  unstorable: (kind: "text" | "name", path: string) => {
    const place = path === "" ? "the body" : path
    const where = kind === "text" ? `The field ${place}` : `The name of a field of ${place}`
    return `${where} holds a character that cannot be stored: NUL, or half of a surrogate pair. Take it out.`
  },
  noKey:
    "The header Idempotency-Key is missing. Send a text of 1 to 200 characters of your own, a new one for each step.",
  badKey: "The header Idempotency-Key must have 1 to 200 letters, digits and signs of ASCII, without blanks.",
  keyUsed: "This Idempotency-Key was used for another request. Send a new one.",
  account: "businessEntityId must be the id of an account, a whole number.",
  targetState: (states: ReadonlyArray<string>) => `state must be one of ${states.join(", ")}.`,
  wholeNumber: (name: string, least: number, most: number) =>
    `${name} must be a whole number from ${least} to ${most}.`,
  twice: (parameter: string) => `The parameter ${parameter} is given twice. Give it once.`,
  dryRun: "dryRun must be true or false, or be left out.",
  noObject: 'The body must be an object, such as {"note": "as agreed"}, or be left out.',
  note: (most: number) => `The field note must be a text of at most ${most} characters, or be left out.`,
  deleteTasks: "The field deleteTasks must be true or false, or be left out.",
  seen: "The field seen must be what was seen of the rollout (state, wave and the reason it waits for), or be left out.",
  json: "Send the body as application/json."
} as const
