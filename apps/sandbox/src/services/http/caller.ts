/** The person a request is made for: the one its token was given to. */
export interface Caller {
  readonly personId: number
  readonly businessEntityId: number
  readonly token: string
}
