import { applicationId } from "../session/access-token.ts"

/** The body that creates the temporary user an installation signs in as (document 2 §3, contract "Security service"). */
export interface EphemeralUserBody {
  readonly authenticationCode: string
  readonly applicationId: typeof applicationId
  /** Dates are ISO UTC text. */
  readonly lifespan: { readonly type: 20; readonly start: string; readonly end: string }
  readonly roleMappings: readonly [{ readonly roleId: number; readonly businessEntityId: number }]
  readonly userSessions: readonly [{ readonly sessionToken: string }]
}

export interface EphemeralUserRequest {
  /** The code of the installation's manifest. */
  readonly authenticationCode: string
  /** A random id of its own: the token of whoever creates the installation must not outlive the session in it. */
  readonly sessionToken: string
  /** From `objectRoleMappings`. */
  readonly roleId: number
  readonly businessEntityId: number
  readonly now: Date
}

const lifespanYears = 99

/** The same day and time of UTC that many years on; 29 February becomes the 28th where that year has none. */
const yearsLater = (start: Date, years: number): Date => {
  const later = new Date(start)
  later.setUTCFullYear(start.getUTCFullYear() + years)
  if (later.getUTCMonth() !== start.getUTCMonth()) later.setUTCDate(0)
  return later
}

/** A lifespan of type 20 from now to 99 years later (document 2 §9), and one role at one account. */
export const ephemeralUserBody = ({
  authenticationCode,
  sessionToken,
  roleId,
  businessEntityId,
  now
}: EphemeralUserRequest): EphemeralUserBody => ({
  authenticationCode,
  applicationId,
  lifespan: { type: 20, start: now.toISOString(), end: yearsLater(now, lifespanYears).toISOString() },
  roleMappings: [{ roleId, businessEntityId }],
  userSessions: [{ sessionToken }]
})
