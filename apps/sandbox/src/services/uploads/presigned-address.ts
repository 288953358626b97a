import { randomBytes } from "node:crypto"
import { and, eq, gt, isNull } from "drizzle-orm"
import { schema } from "../../database/schema.ts"
import { refusal } from "../http/refusal.ts"
import type { Services } from "../http/service.ts"

const lifetimeMs = 15 * 60_000

const { formUpload } = schema

/** An address of this sandbox that takes the file of a form once, within a quarter of an hour. */
export const presignedAddress = async ({ db, now }: Services, requestUrl: string, formId: number): Promise<string> => {
  const key = randomBytes(24).toString("base64url")
  await db.insert(formUpload).values({ key, formId, expiresAt: new Date(now().getTime() + lifetimeMs) })
  return `${new URL(requestUrl).origin}/management/uploads/${key}`
}

/** Takes an address for one upload and answers its form's id; refuses one that is unknown, used or expired. */
export const takeAddress = async ({ db, now }: Services, key: string): Promise<number> => {
  const [taken] = await db
    .update(formUpload)
    .set({ usedAt: now() })
    .where(and(eq(formUpload.key, key), isNull(formUpload.usedAt), gt(formUpload.expiresAt, now())))
    .returning({ formId: formUpload.formId })
  if (taken !== undefined) return taken.formId
  const [known] = await db.select({ usedAt: formUpload.usedAt }).from(formUpload).where(eq(formUpload.key, key))
  if (known === undefined) throw refusal(404, "There is no such upload address.")
  throw refusal(403, known.usedAt === null ? "The upload address has expired." : "The upload address was used already.")
}

/** Gives an address back after an upload that failed, so that it can be tried again. */
export const giveBackAddress = async ({ db }: Services, key: string): Promise<void> => {
  await db.update(formUpload).set({ usedAt: null }).where(eq(formUpload.key, key))
}
