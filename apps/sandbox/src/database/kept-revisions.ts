import { type SQL, sql } from "drizzle-orm"
import { firstRevisions } from "./first-revisions.ts"
import type { Database } from "./schema.ts"
import { wholeConfig } from "./whole-config.ts"

/** Keeps configurations as they are, for whoever asks for earlier ones: call it before a next revision is written. */
export const keepRevisions = async (db: Database, ofComponents: SQL): Promise<void> => {
  await db.execute(sql`insert into config_revision
    (component_id, revision_id, config, hash, is_committed, last_updated_at, last_updated_by)
    ${firstRevisions(ofComponents)} union all
    select g.component_id, g.revision_id, ${wholeConfig}, g.hash, g.is_committed, g.last_updated_at, g.last_updated_by
    from component_config g where g.component_id ${ofComponents}
    on conflict do nothing`)
}
