import { sql } from "drizzle-orm"
import type { Sandbox } from "./server.ts"

/** Moves a UTG to another account, as its owners would behind the console's back. */
export const moveUtg = async ({ db }: Pick<Sandbox, "db">, componentId: number, account: number): Promise<void> => {
  await db.execute(sql`update component set business_entity_id = ${account} where id = ${componentId}`)
}
