interface StoredEntry {
  readonly id: string
  readonly value: unknown
}

/** Values by id, kept by the browser. */
export interface KeyValueStore {
  readonly put: (id: string, value: unknown) => Promise<void>
  readonly remove: (id: string) => Promise<void>
  readonly all: () => Promise<ReadonlyArray<StoredEntry>>
}

const table = "entries"

const opened = (name: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(table)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error("the database did not open"))
    request.onblocked = () => reject(new Error("the database is blocked"))
  })

/** A store in which several tabs change the same value, and nothing in it is another tab's loss. */
export interface SharedStore {
  readonly isEmpty: () => Promise<boolean>
  /** What becomes of the value of an id, of what is there by then: no other tab changes it in between. */
  readonly change: (id: string, next: (value: unknown) => ReadonlyArray<StoredEntry>) => Promise<void>
  readonly get: (id: string) => Promise<unknown>
}

/** A database in IndexedDB; fails where the browser's storage is full, denied or cleared while it is open. */
export const indexedDbStore = (name: string): KeyValueStore & SharedStore => {
  let database: Promise<IDBDatabase> | null = null
  const transacted = async <A>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => () => A): Promise<A> => {
    database ??= opened(name)
    try {
      const transaction = (await database).transaction(table, mode, { durability: "strict" })
      const read = act(transaction.objectStore(table))
      return await new Promise<A>((resolve, reject) => {
        transaction.oncomplete = () => resolve(read())
        transaction.onabort = () => reject(transaction.error ?? new Error("the transaction was aborted"))
      })
    } catch (error) {
      // Opened anew next time: the browser may have closed it.
      database = null
      throw error
    }
  }
  return {
    put: (id, value) =>
      transacted("readwrite", (store) => {
        store.put(value, id)
        return () => undefined
      }),
    change: (id, next) =>
      transacted("readwrite", (store) => {
        const found: IDBRequest<unknown> = store.get(id)
        found.onsuccess = () => {
          try {
            for (const entry of next(found.result)) store.put(entry.value, entry.id)
          } catch {
            // Nothing of it is kept, and whoever asked is told: it would be an error of the page otherwise.
            store.transaction.abort()
          }
        }
        return () => undefined
      }),
    get: (id) =>
      transacted("readonly", (store) => {
        const found: IDBRequest<unknown> = store.get(id)
        return () => found.result
      }),
    remove: (id) =>
      transacted("readwrite", (store) => {
        store.delete(id)
        return () => undefined
      }),
    all: () =>
      transacted("readonly", (store) => {
        const ids = store.getAllKeys()
        const values = store.getAll()
        return () => {
          const found: ReadonlyArray<unknown> = values.result
          return ids.result.flatMap((id, at) => (typeof id === "string" ? [{ id, value: found[at] }] : []))
        }
      }),
    isEmpty: () =>
      transacted("readonly", (store) => {
        const count = store.count()
        return () => count.result === 0
      })
  }
}
