import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto"
import { eq, inArray, isNull, lte, or } from "drizzle-orm"
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

/** A token that came in place of another. */
export interface Renewed {
  readonly token: string
  readonly expiresAt: Date | null
  readonly renewAt: Date
}

/** The tokens that rollouts act with. */
export interface TokenVault {
  /** Whether a token outlives this process: without a key each wave needs a person. */
  readonly isLasting: boolean
  /** Of a person; it is renewed soon. */
  readonly keep: (db: Database, rolloutId: string, token: string) => Promise<void>
  readonly read: (db: Database, rolloutId: string) => Promise<string | null>
  /** In place of that token, unless another one was kept meanwhile, or it was forgotten. */
  readonly replace: (db: Database, rolloutId: string, token: string, by: Renewed) => Promise<void>
  /** The rollouts whose tokens are to be renewed now; until `again` nobody else is told of them. */
  readonly due: (db: Database, now: Date, again: Date) => Promise<ReadonlyArray<string>>
  readonly forget: (db: Database, rolloutId: string) => Promise<void>
}

const inMemory = (): TokenVault => {
  const tokens = new Map<string, { token: string; renewAt: Date | null }>()
  return {
    isLasting: false,
    keep: async (_, rolloutId, token) => void tokens.set(rolloutId, { token, renewAt: null }),
    read: async (_, rolloutId) => tokens.get(rolloutId)?.token ?? null,
    replace: async (_, rolloutId, token, by) => {
      if (tokens.get(rolloutId)?.token === token) tokens.set(rolloutId, { token: by.token, renewAt: by.renewAt })
    },
    due: async (_, now, again) =>
      [...tokens].flatMap(([rolloutId, kept]) => {
        if (kept.renewAt !== null && kept.renewAt > now) return []
        tokens.set(rolloutId, { ...kept, renewAt: again })
        return [rolloutId]
      }),
    forget: async (_, rolloutId) => void tokens.delete(rolloutId)
  }
}

const inOneSweep = 100

export const makeTokenVault = (key: Buffer | null): TokenVault => {
  if (key === null) return inMemory()
  const { token: table } = schema
  const tokenOf = async (db: Database, rolloutId: string): Promise<string | null> => {
    const [row] = await db.select({ cipher: table.cipher }).from(table).where(eq(table.rolloutId, rolloutId))
    return row === undefined ? null : decrypted(key, rolloutId, row.cipher)
  }
  return {
    isLasting: true,
    keep: async (db, rolloutId, token) => {
      const kept = { cipher: encrypted(key, rolloutId, token), expiresAt: null, renewAt: null }
      await db
        .insert(table)
        .values({ rolloutId, ...kept })
        .onConflictDoUpdate({ target: table.rolloutId, set: kept })
    },
    read: tokenOf,
    replace: (db, rolloutId, token, { token: renewed, ...times }) =>
      db.transaction(async (tx) => {
        const own = eq(table.rolloutId, rolloutId)
        await tx.select({ rolloutId: table.rolloutId }).from(table).where(own).for("update")
        if ((await tokenOf(tx, rolloutId)) !== token) return
        await tx
          .update(table)
          .set({ cipher: encrypted(key, rolloutId, renewed), ...times })
          .where(own)
      }),
    due: async (db, now, again) => {
      const waiting = db
        .select({ rolloutId: table.rolloutId })
        .from(table)
        .where(or(isNull(table.renewAt), lte(table.renewAt, now)))
        .limit(inOneSweep)
        .for("update", { skipLocked: true })
      const taken = await db
        .update(table)
        .set({ renewAt: again })
        .where(inArray(table.rolloutId, waiting))
        .returning({ rolloutId: table.rolloutId })
      return taken.map(({ rolloutId }) => rolloutId)
    },
    forget: async (db, rolloutId) => {
      await db.delete(table).where(eq(table.rolloutId, rolloutId))
    }
  }
}
