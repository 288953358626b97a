import { sql } from "drizzle-orm"

/** The whole JSON text of the configuration in the row `g` of `component_config`. */
export const wholeConfig = sql`coalesce((select head.text from config_head head where head.id = g.head_id), '') || g.config`
