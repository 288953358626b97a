import { createHash } from "node:crypto"
import { sql } from "drizzle-orm"
import type { Database } from "../../database/schema.ts"
import type { AcceptedConfig } from "./config-rules.ts"

interface NewRevision {
  readonly componentId: number
  readonly config: AcceptedConfig
  readonly at: string
  /** The person who changed it */
  readonly by: number
}

/** Writes a configuration as a revision that the UTG has yet to take; its row has the port of the first API interface. */
export const writeRevision = async (db: Database, { componentId, config, at, by }: NewRevision): Promise<void> => {
  const hash = createHash("sha256").update(config.text).digest("hex")
  await db.execute(
    sql`update component_config set config = ${config.text}, head_id = null, hash = ${hash},
      revision_id = revision_id + 1, is_committed = false, last_updated_at = ${at}::timestamptz, last_updated_by = ${by}
      where component_id = ${componentId}`
  )
  await db.execute(
    sql`update component set config_status = 'Update Pending',
      listen_port = coalesce(${config.listenPort}::int, listen_port) where id = ${componentId}`
  )
}
