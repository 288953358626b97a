import type { OperationRecord, OperationStart } from "@command-center/domain/operation/operation"
import type { KeptOperations } from "@command-center/machines/kept-operations/kept-operations.types"
import { randomBytes } from "../browser/random-bytes.ts"
import type { OperationStore } from "./operation-store.ts"

/** The operations of this browser, as the console needs them before their code is loaded. */
export interface Operations {
  readonly begin: () => Promise<OperationStart>
  readonly keep: (record: OperationRecord) => void
  readonly forget: (id: string) => void
  /** This tab has no more to do with it. */
  readonly close: (id: string) => void
  /** Settles when everything that was to be kept is, or the browser does not answer. */
  readonly kept: () => Promise<void>
  readonly load: () => Promise<KeptOperations>
  /** The operation as it is kept by now, for this tab alone; null where another tab has it or it is gone. */
  readonly take: (id: string) => Promise<OperationRecord | null>
}

export interface OperationsSurroundings {
  readonly userId: () => number | null
  readonly now: () => Date
  /** Loads the code that keeps them. */
  readonly open: () => Promise<OperationStore>
  /** Told once: what is not kept is sent all the same. */
  readonly tellNotKept: () => void
}

/** Milliseconds in which a browser keeps what it is given. */
const answersWithin = 5_000

const newId = (): string => [...randomBytes(16)].map((byte) => byte.toString(16).padStart(2, "0")).join("")

/** Changes are made one after the other, in the order in which they were asked for. */
export const makeOperations = ({ userId, now, open, tellNotKept }: OperationsSurroundings): Operations => {
  let opened: Promise<OperationStore> | null = null
  let last: Promise<void> = Promise.resolve()
  let isTold = false
  let isGivenUp = false
  const notKept = () => {
    if (isTold) return
    isTold = true
    tellNotKept()
  }
  const store = () => (opened ??= open())
  const change = (make: (store: OperationStore) => Promise<void>) => {
    last = last.then(async () => make(await store())).catch(notKept)
  }
  /** A browser that does not answer keeps nothing: what is sent does not wait for it again. */
  const answered = (): Promise<void> =>
    new Promise((resolve) => {
      const limit = setTimeout(() => {
        isGivenUp = true
        notKept()
        resolve()
      }, answersWithin)
      void last.then(() => {
        clearTimeout(limit)
        isGivenUp = false
        resolve()
      })
    })
  const reader = () => ({ userId: userId() ?? 0, now: now() })
  return {
    begin: () => {
      const id = newId()
      change((kept) => kept.begin(id))
      return Promise.resolve({ id, userId: userId() ?? 0, startedAt: now().toISOString() })
    },
    keep: (record) => change((kept) => kept.keep(record)),
    forget: (id) => change((kept) => kept.forget(id)),
    close: (id) => change((kept) => kept.close(id)),
    kept: () => (isGivenUp ? Promise.resolve() : answered()),
    // What was closed a moment ago is to be offered again.
    load: async () => {
      await last
      return (await store()).load(reader())
    },
    take: async (id) => (await store()).take(id, reader())
  }
}
