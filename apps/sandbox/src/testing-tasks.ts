import { sql } from "drizzle-orm"
import { rowsOf } from "./database/query.ts"
import type { Sandbox } from "./server.ts"

/** The highest id of a task, to tell those that come from those that are there. */
export const lastTaskId = async ({ db }: Pick<Sandbox, "db">): Promise<number> => {
  const [row] = await rowsOf(db, sql`select coalesce(max(id), 0) as id from task`)
  return Number(row?.["id"])
}

/** How many tasks each UTG was given after that one, as the database has them. */
export const tasksAfter = async ({ db }: Pick<Sandbox, "db">, id: number): Promise<ReadonlyMap<number, number>> => {
  const rows = await rowsOf(
    db,
    sql`select component_id, count(*) as tasks from task where id > ${id} group by component_id`
  )
  return new Map(rows.map((row) => [Number(row["component_id"]), Number(row["tasks"])]))
}

/** When the tasks that came after that one run, by their UTG, as the database has it. */
export const runTimesAfter = async ({ db }: Pick<Sandbox, "db">, id: number): Promise<ReadonlyMap<number, string>> => {
  const rows = await rowsOf(db, sql`select component_id, run_after from task where id > ${id}`)
  return new Map(
    rows.map((row) => [Number(row["component_id"]), new Date(String(row["run_after"])).toISOString()] as const)
  )
}

/** Ends the tasks that came after that one, as their agents would: 20 completes them, 30 fails them. */
export const endTasksAfter = async ({ db }: Pick<Sandbox, "db">, id: number, status: 20 | 30): Promise<void> => {
  await db.execute(sql`update task set status = ${status} where id > ${id}`)
}

/** From now on each task that this UTG is given has failed by the time it is looked at. */
export const failTasksOf = async ({ db }: Pick<Sandbox, "db">, componentId: number): Promise<void> => {
  await db.execute(
    sql.raw(`create or replace function fail_task() returns trigger language plpgsql as
    $$ begin new.status := 30; return new; end $$`)
  )
  await db.execute(
    sql.raw(`create or replace trigger fail_task before insert on task for each row
    when (new.component_id = ${Number(componentId)}) execute function fail_task()`)
  )
}
