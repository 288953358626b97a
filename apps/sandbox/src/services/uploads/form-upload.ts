import { eq } from "drizzle-orm"
import type { Context } from "hono"
import { schema } from "../../database/schema.ts"
import { arrivingPieces } from "../http/arriving-pieces.ts"
import { refusal } from "../http/refusal.ts"
import type { ServiceApp, ServiceEnv, Services } from "../http/service.ts"
import { giveBackAddress, takeAddress } from "./presigned-address.ts"

const mostBytes = 20 * 1024 * 1024

/** Contract "Headers": a presigned upload carries only the file's Content-Type. */
const notForStorage = [
  "Authorization",
  "Clientid",
  "Request-Envelope-Version",
  "Response-Envelope-Version",
  "X-HTTP-Method-Override"
]

const mustBePlain = ({ req }: Context): void => {
  const given = notForStorage.find((name) => req.header(name) !== undefined)
  if (given !== undefined) throw refusal(400, `An upload carries the file's Content-Type only, not ${given}.`)
}

const tooLarge = () => refusal(413, "The file is larger than 20 MB.")

const { deviceForm } = schema

async function* fileOf({ req }: Context): AsyncGenerator<Uint8Array> {
  let isEmpty = true
  for await (const piece of req.raw.body === null ? [] : arrivingPieces(req.raw.body, "The file")) {
    isEmpty = isEmpty && piece.length === 0
    yield piece
  }
  if (isEmpty) throw refusal(400, "The file is empty.")
}

const storeFile = async ({ db, uploads }: Services, formId: number, context: Context<ServiceEnv>): Promise<void> => {
  if (Number(context.req.header("Content-Length") ?? 0) > mostBytes) throw tooLarge()
  const file = await uploads.write(fileOf(context), mostBytes)
  if (file === null) throw tooLarge()
  const [form] = await db
    .update(deviceForm)
    .set({ file })
    .where(eq(deviceForm.id, formId))
    .returning({ id: deviceForm.id })
  if (form !== undefined) return
  await uploads.remove(file)
  throw refusal(404, `There is no device form ${formId}.`)
}

/** The address that a form's file is sent to: no token, as the address itself is the permission. */
export const addFormUpload = (app: ServiceApp, services: Services): void => {
  app.put("/uploads/:key", async (context) => {
    mustBePlain(context)
    const key = context.req.param("key")
    const formId = await takeAddress(services, key)
    try {
      await storeFile(services, formId, context)
    } catch (error) {
      await giveBackAddress(services, key)
      throw error
    }
    return context.body(null, 200)
  })
}
