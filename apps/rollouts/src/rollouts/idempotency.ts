import { createHash } from "node:crypto"
import { and, eq, gte, lt } from "drizzle-orm"
import { type Database, schema } from "../database/schema.ts"
import { requestMessages } from "../http/messages.ts"
import { Problem } from "../http/problem.ts"
import type { ServiceContext } from "../http/service-env.ts"

const { idempotencyKey } = schema
const dayMs = 24 * 60 * 60 * 1000

interface Answer {
  readonly status: number
  readonly body: unknown
}

interface Asked {
  readonly context: ServiceContext
  readonly body: unknown
  readonly now: Date
  /** Whether a request without a key is carried out, each time it comes. */
  readonly isOptional?: boolean
}

const keyOf = ({ context, isOptional }: Asked): string | null => {
  const key = context.req.header("Idempotency-Key")
  if (key === undefined && isOptional === true) return null
  if (key === undefined) throw new Problem(400, requestMessages.noKey)
  if (!/^[\x21-\x7e]{1,200}$/u.test(key)) throw new Problem(400, requestMessages.badKey)
  return key
}

const digestOf = ({ context, body }: Asked): string =>
  createHash("sha256")
    .update(`${context.req.method} ${context.req.path}\n${JSON.stringify(body)}`)
    .digest("base64")

const ownKey = (personId: number, key: string) =>
  and(eq(idempotencyKey.personId, personId), eq(idempotencyKey.key, key))

const dayBefore = (now: Date): Date => new Date(now.getTime() - dayMs)

type KnownKey = typeof idempotencyKey.$inferSelect

/** The answer that was given for a key; a key that was used for another request is refused. */
const answered = (known: KnownKey | undefined, request: string): Answer => {
  if (known === undefined || known.request !== request) throw new Problem(422, requestMessages.keyUsed)
  const body: unknown = JSON.parse(known.answer ?? "null")
  return { status: known.status ?? 200, body }
}

/**
 * What was answered to this request before, by its key; null where it never came. Asked before the request is judged: a
 * plan whose time has passed meanwhile was planned all the same.
 */
export const answeredBefore = async (db: Database, asked: Asked): Promise<Answer | null> => {
  const key = keyOf(asked)
  if (key === null) return null
  const [known] = await db
    .select()
    .from(idempotencyKey)
    .where(and(ownKey(asked.context.get("caller").user.id, key), gte(idempotencyKey.at, dayBefore(asked.now))))
  return known === undefined || known.status === null ? null : answered(known, digestOf(asked))
}

/**
 * Carries out a request once for each Idempotency-Key of a person within a day; again it has the first one's answer. All
 * of it is one transaction: what fails leaves nothing, and who comes at the same time waits for the first.
 */
export const once = (db: Database, asked: Asked, work: (tx: Database) => Promise<Answer>): Promise<Answer> => {
  const key = keyOf(asked)
  if (key === null) return db.transaction(work)
  const personId = asked.context.get("caller").user.id
  const request = digestOf(asked)
  const own = ownKey(personId, key)
  return db.transaction(async (tx) => {
    await tx.delete(idempotencyKey).where(lt(idempotencyKey.at, dayBefore(asked.now)))
    const taken = await tx
      .insert(idempotencyKey)
      .values({ personId, key, request, at: asked.now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKey.key })
    if (taken.length === 0) {
      const [known] = await tx.select().from(idempotencyKey).where(own)
      return answered(known, request)
    }
    const answer = await work(tx)
    await tx
      .update(idempotencyKey)
      .set({ status: answer.status, answer: JSON.stringify(answer.body) })
      .where(own)
    return answer
  })
}
