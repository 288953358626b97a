import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto"
import { eq } from "drizzle-orm"
import { type Database, schema } from "../database/schema.ts"

const algorithm = "aes-256-gcm"
const [ivBytes, tagBytes] = [12, 16]

/** A token as it lies in the database; the rollout's id is bound to it, so that none can be moved to another. */
export const encrypted = (key: Buffer, rolloutId: string, token: string): string => {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, key, iv)
  cipher.setAAD(Buffer.from(rolloutId))
  const text = Buffer.concat([cipher.update(token, "utf8"), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64")
}

/** Null where it was encrypted with another key, for another rollout, or changed. */
export const decrypted = (key: Buffer, rolloutId: string, kept: string): string | null => {
  const bytes = Buffer.from(kept, "base64")
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes))
    decipher.setAAD(Buffer.from(rolloutId))
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString("utf8")
  } catch {
    return null
  }
}

/** The tokens that rollouts act with. */
export interface TokenVault {
  /** Whether a token outlives this process: without a key each wave needs a person. */
  readonly isLasting: boolean
  readonly keep: (db: Database, rolloutId: string, token: string) => Promise<void>
  readonly read: (db: Database, rolloutId: string) => Promise<string | null>
  readonly forget: (db: Database, rolloutId: string) => Promise<void>
}

const inMemory = (): TokenVault => {
  const tokens = new Map<string, string>()
  return {
    isLasting: false,
    keep: async (_, rolloutId, token) => void tokens.set(rolloutId, token),
    read: async (_, rolloutId) => tokens.get(rolloutId) ?? null,
    forget: async (_, rolloutId) => void tokens.delete(rolloutId)
  }
}

export const makeTokenVault = (key: Buffer | null): TokenVault => {
  if (key === null) return inMemory()
  const { token: table } = schema
  return {
    isLasting: true,
    keep: async (db, rolloutId, token) => {
      const cipher = encrypted(key, rolloutId, token)
      await db
        .insert(table)
        .values({ rolloutId, cipher })
        .onConflictDoUpdate({ target: table.rolloutId, set: { cipher } })
    },
    read: async (db, rolloutId) => {
      const [row] = await db.select({ cipher: table.cipher }).from(table).where(eq(table.rolloutId, rolloutId))
      return row === undefined ? null : decrypted(key, rolloutId, row.cipher)
    },
    forget: async (db, rolloutId) => {
      await db.delete(table).where(eq(table.rolloutId, rolloutId))
    }
  }
}
