import { type Command } from "@command-center/domain/task/command"
import { instructionsOf } from "@command-center/domain/task/instructions"
import { commandCodes } from "@command-center/domain/task/task-type"
import { eq } from "drizzle-orm"
import { openDatabase } from "../database/open.ts"
import type { Database } from "../database/schema.ts"
import { component, machine, task } from "../database/schema-estate.ts"
import { templateNow } from "../database/seed/known.ts"
import { stepAgents } from "./agents.ts"

/** A moment so many seconds after the scene begins. */
export const after = (seconds: number) => new Date(templateNow.getTime() + seconds * 1000)

/** The scene's one UTG, and its machine. */
export const theUtg = 20_000
export const theMachine = 5000

const reset = async (db: Database) => {
  await db.delete(task)
  await db
    .update(machine)
    .set({ status: "Online", unreachableUntil: null, nextPredictedCommunication: after(600) })
    .where(eq(machine.id, theMachine))
  await db
    .update(component)
    .set({
      utgStatus: "Online",
      utgVersion: "5.0.0.2871",
      configStatus: "Update Pending",
      machineId: theMachine,
      profileId: 400
    })
    .where(eq(component.id, theUtg))
}

const ask = async (db: Database, command: Command, runAfter = templateNow): Promise<number> => {
  const [row] = await db
    .insert(task)
    .values({
      businessEntityId: 15,
      componentId: theUtg,
      machineId: theMachine,
      type: commandCodes[command.kind],
      instructions: instructionsOf(command),
      runAfter,
      lastUpdatedAt: templateNow
    })
    .returning({ id: task.id })
  return row?.id ?? 0
}

const read = async (db: Database, id: number) => {
  const [row] = await db.select().from(task).where(eq(task.id, id))
  return { status: row?.status, message: row?.resultMessage }
}

const utg = async (db: Database) => {
  const [row] = await db.select().from(component).where(eq(component.id, theUtg))
  return row
}

/** A step each second; answers the statuses the task went through. */
const run = async (db: Database, id: number, from: number, to: number, failureRate = 0) => {
  const seen: (number | undefined)[] = []
  for (let second = from; second <= to; second += 1) {
    await stepAgents(db, after(second), { failureRate, outages: false })
    const { status } = await read(db, id)
    if (seen.at(-1) !== status) seen.push(status)
  }
  return seen
}

/** A seeded estate in memory whose only tasks are those that are asked for; for tests of the agents. */
export const openScene = async () => {
  const { db, close } = await openDatabase({ now: templateNow })
  return {
    db,
    close,
    reset: () => reset(db),
    ask: (command: Command, runAfter?: Date) => ask(db, command, runAfter),
    read: (id: number) => read(db, id),
    utg: () => utg(db),
    run: (id: number, from: number, to: number, failureRate?: number) => run(db, id, from, to, failureRate)
  }
}

export type Scene = Awaited<ReturnType<typeof openScene>>
