import { createHash } from "node:crypto"
import { sql } from "drizzle-orm"
import { keepRevisions } from "../../database/kept-revisions.ts"
import type { Database } from "../../database/schema.ts"
import type { AcceptedConfig } from "./accepted-config.ts"

interface NewRevision {
  readonly componentId: number
  readonly config: AcceptedConfig
  readonly at: string
  /** The person who changed it */
  readonly by: number
  /** JSON text of the fields beside it, null for none; without it those of the last revision stay */
  readonly otherFields?: string | null
}

/** Writes a configuration as a revision that the UTG has yet to take; its row has the port of the first API interface. */
export const writeRevision = async (db: Database, revision: NewRevision): Promise<void> => {
  const { componentId, config, at, by, otherFields } = revision
  const others = otherFields === undefined ? sql`other_fields` : sql`${otherFields}`
  const hash = createHash("sha256").update(config.text).digest("hex")
  await keepRevisions(db, sql`= ${componentId}`)
  await db.execute(
    sql`update component_config set config = ${config.text}, head_id = null, hash = ${hash},
      revision_id = revision_id + 1, is_committed = false, last_updated_at = ${at}::timestamptz, last_updated_by = ${by},
      other_fields = ${others}
      where component_id = ${componentId}`
  )
  await db.execute(
    sql`update component set config_status = 'Update Pending',
      listen_port = coalesce(${config.listenPort}::int, listen_port) where id = ${componentId}`
  )
}
