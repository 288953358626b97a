import { randomBytes } from "node:crypto"
import { and, eq, gt, isNull } from "drizzle-orm"
import { type Database, schema } from "../../database/schema.ts"
import type { Caller } from "../http/caller.ts"

/** An access token as the wire has it (document 1 §3). */
interface WireToken {
  readonly authenticationCode: string | null
  readonly applicationId: 4
  readonly expires: string
  readonly token: string
}

export interface Tokens {
  /** A code for a person, to be exchanged once within two minutes. */
  readonly issueCode: (personId: number) => Promise<string>
  /** The token for a code, or null when the code is unknown, used or too old. */
  readonly exchange: (code: string) => Promise<WireToken | null>
  /** A new token for a valid one, or null. The old one stays valid until it expires, for calls under way. */
  readonly renew: (token: string) => Promise<WireToken | null>
  readonly callerOf: (token: string) => Promise<Caller | null>
  /** Ends one token; answers whether it was valid. */
  readonly end: (token: string) => Promise<boolean>
  /** Ends the tokens that came of a code, renewed ones too, as signing out in that browser does. */
  readonly endAllOf: (code: string) => Promise<void>
}

export interface TokenOptions {
  readonly db: Database
  readonly now: () => Date
  readonly lifetimeMs: number
}

const codeLifetimeMs = 120_000

const secret = (): string => randomBytes(24).toString("base64url")

/** The tokens and codes of single sign-on, kept in the database so that a restart signs nobody out. */
export const makeTokens = ({ db, now, lifetimeMs }: TokenOptions): Tokens => {
  const { accessToken, person, signOnCode } = schema

  const give = async (personId: number, authenticationCode: string | null): Promise<WireToken> => {
    const token = secret()
    const expiresAt = new Date(now().getTime() + lifetimeMs)
    await db.insert(accessToken).values({ token, personId, authenticationCode, createdAt: now(), expiresAt })
    return { authenticationCode, applicationId: 4, expires: expiresAt.toISOString(), token }
  }

  const isValid = (token: string) =>
    and(eq(accessToken.token, token), isNull(accessToken.endedAt), gt(accessToken.expiresAt, now()))

  const callerOf = async (token: string): Promise<Caller | null> => {
    const [row] = await db
      .select({ personId: person.id, businessEntityId: person.businessEntityId })
      .from(accessToken)
      .innerJoin(person, eq(person.id, accessToken.personId))
      .where(and(isValid(token), eq(person.isActive, true)))
    return row === undefined ? null : { ...row, token }
  }

  return {
    issueCode: async (personId) => {
      const code = secret()
      await db.insert(signOnCode).values({ code, personId, expiresAt: new Date(now().getTime() + codeLifetimeMs) })
      return code
    },
    exchange: async (code) => {
      const [used] = await db
        .update(signOnCode)
        .set({ usedAt: now() })
        .where(and(eq(signOnCode.code, code), isNull(signOnCode.usedAt), gt(signOnCode.expiresAt, now())))
        .returning({ personId: signOnCode.personId })
      return used === undefined ? null : give(used.personId, code)
    },
    renew: async (token) => {
      const [old] = await db
        .select({ personId: accessToken.personId, authenticationCode: accessToken.authenticationCode })
        .from(accessToken)
        .innerJoin(person, eq(person.id, accessToken.personId))
        .where(and(isValid(token), eq(person.isActive, true)))
      return old === undefined ? null : give(old.personId, old.authenticationCode)
    },
    callerOf,
    end: async (token) => {
      const ended = await db.update(accessToken).set({ endedAt: now() }).where(isValid(token)).returning({
        token: accessToken.token
      })
      return ended.length > 0
    },
    endAllOf: async (code) => {
      await db
        .update(accessToken)
        .set({ endedAt: now() })
        .where(and(eq(accessToken.authenticationCode, code), isNull(accessToken.endedAt)))
    }
  }
}
