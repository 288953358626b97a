/** The database cannot be used; the message is one sentence for the person who started the sandbox. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable"

  constructor(message: string, cause?: unknown) {
    super(message, { cause })
  }
}
