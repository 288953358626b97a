import { lt } from "drizzle-orm"
import { schema } from "../database/schema.ts"
import type { RunParts } from "./parts.ts"

const dayMs = 86_400_000
const hourMs = dayMs / 24

/** Events of more than a day ago go, once an hour: whoever comes back later reads the rollout anew. */
export const makeTrimming = ({ database, now }: Pick<RunParts, "database" | "now">) => {
  let next = 0
  return async (): Promise<void> => {
    const time = now().getTime()
    if (time < next) return
    await database.db.delete(schema.event).where(lt(schema.event.at, new Date(time - dayMs)))
    next = time + hourMs
  }
}
