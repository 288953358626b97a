import { loadList } from "@command-center/api/management/lists"
import { taskFields } from "@command-center/domain/task/task"
import { utgFields } from "@command-center/domain/utg/utg"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import type { Fault } from "@command-center/sandbox/src/faults.ts"
import { run } from "../../../scripts/operator/schedule.ts"
import { type Desk, type Ended, openDesk } from "./desk.ts"

interface Restarts {
  readonly file: string
  /** The UTGs in it. */
  readonly own: ReadonlyArray<number>
  readonly outcomePath: string
}

/** Files of restarts, sent. */
export interface SendingDesk extends Desk {
  readonly fault: (given: Partial<Fault>) => void
  /** A file that restarts some UTGs at half past three on December 1, each time others. */
  readonly fileOf: (count: number) => Promise<Restarts>
  readonly schedule: (file: string, args: ReadonlyArray<string>, at?: Date) => Promise<Ended>
  /** Sends a file; `sent` has the UTGs of each call that creates tasks. */
  readonly send: (
    file: string,
    ...args: ReadonlyArray<string>
  ) => Promise<Ended & { readonly sent: ReadonlyArray<ReadonlyArray<number>> }>
  /** UTG, outcome and reason of each line of the outcome file. */
  readonly outcomesOf: (file: string) => Promise<ReadonlyArray<ReadonlyArray<number | string | undefined>>>
  /** The ids of the tasks that the service has for some UTGs at that time. */
  readonly createdFor: (own: ReadonlyArray<number>) => Promise<ReadonlyArray<ReadonlyArray<number>>>
}

const account = knownAccounts.chain.id

export const openSendingDesk = async (): Promise<SendingDesk> => {
  const desk = await openDesk()
  const { rows: utgs } = await desk.estate.given(loadList({ call: "utgs", fields: utgFields }, account))
  const ids = utgs.map(({ componentId }) => componentId)
  let used = 0
  const schedule: SendingDesk["schedule"] = (file, args, at) =>
    desk.run(run, [file, "--account", String(account), ...args], {}, at)
  return {
    ...desk,
    schedule,
    fault: (given) => desk.estate.sandbox.faults.add({ path: "/tasksbulk", kind: "status", ...given }),
    fileOf: async (count) => {
      const own = ids.slice(used, used + count)
      used += count
      const lines = own.map((id) => `${id},restart,2026-12-01T03:30:00Z`)
      const file = await desk.write(`restart-${used}.csv`, "utg,task,at", ...lines)
      return { file, own, outcomePath: `${file}.outcome.csv` }
    },
    send: async (file, ...args) => {
      let ended: Ended = { code: -1, out: "", err: "" }
      const asked = await desk.estate.askedBy(async () => {
        ended = await schedule(file, ["--send", ...args])
      })
      const bodies = asked.filter(({ line }) => line.includes("/tasksbulk")).map(({ body }) => JSON.parse(body))
      return { ...ended, sent: bodies.map((tasks) => tasks.map((task: { componentId: number }) => task.componentId)) }
    },
    outcomesOf: async (file) => {
      const rows = await desk.outcomes(`${file}.outcome.csv`)
      return rows.map((row) => [Number(row["id"]), row["outcome"], row["reason"]])
    },
    createdFor: async (own) => {
      const { rows } = await desk.estate.given(loadList({ call: "tasks", fields: taskFields }, account))
      return own.map((id) =>
        rows
          .filter((row) => row.componentId === id && row.taskRunAfter === "2026-12-01T03:30:00.000Z")
          .map(({ taskId }) => taskId)
      )
    }
  }
}
