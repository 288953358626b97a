import type { OperationRecord } from "@command-center/domain/operation/operation"
import { isOffered, readOperation } from "@command-center/domain/operation/read-operation"
import type { KeptOperations } from "@command-center/machines/kept-operations/kept-operations.types"
import { Result } from "effect"
import type { KeyValueStore } from "./indexed-db-store.ts"
import { keptInBrowser } from "./kept-in-browser.ts"
import { type Locks, webLocks } from "./locks.ts"

interface Reader {
  readonly userId: number
  readonly now: Date
}

export interface OperationStore {
  /** This tab alone has it. */
  readonly begin: (id: string) => Promise<void>
  readonly keep: (record: OperationRecord) => Promise<void>
  readonly forget: (id: string) => Promise<void>
  readonly close: (id: string) => Promise<void>
  /** What can be gone on with here. What is another user's, too old, done or broken leaves the browser. */
  readonly load: (reader: Reader) => Promise<KeptOperations>
  readonly take: (id: string, reader: Reader) => Promise<OperationRecord | null>
}

export const makeOperationStore = (database: KeyValueStore, { lock, release, locked }: Locks): OperationStore => ({
  begin: async (id) => {
    await lock(id)
  },
  keep: (record) => database.put(record.id, record),
  forget: async (id) => {
    await release(id)
    await database.remove(id)
  },
  close: release,
  load: async (reader) => {
    const [entries, taken] = await Promise.all([database.all(), locked()])
    const records: Array<OperationRecord> = []
    const unreadable: Array<string> = []
    for (const { id, value } of entries) {
      if (taken.has(id)) continue
      const read = readOperation(value)
      if (Result.isSuccess(read) && isOffered(read.success, reader)) {
        records.push(read.success)
        continue
      }
      if (Result.isFailure(read)) unreadable.push(read.failure)
      await database.remove(id)
    }
    return { records: records.toSorted((one, other) => (one.startedAt < other.startedAt ? 1 : -1)), unreadable }
  },
  take: async (id, reader) => {
    if (!(await lock(id))) return null
    const entry = (await database.all()).find((each) => each.id === id)
    const read = readOperation(entry?.value)
    if (Result.isSuccess(read) && isOffered(read.success, reader)) return read.success
    await release(id)
    return null
  }
})

/** The store of this browser. */
export const operationStore = makeOperationStore(keptInBrowser, webLocks("operation."))
