/**
 * The browser's storage, which may be denied, full or broken: what could not be written stays for this page's life, and
 * the first failure is told once.
 */
export interface Stored {
  readonly read: (key: string) => string | null
  readonly write: (key: string, text: string) => void
  readonly remove: (key: string) => void
}

export const makeStored = (area: () => Storage, onFailure: () => void): Stored => {
  const unwritten = new Map<string, string | null>()
  let isTold = false
  const attempt = <A>(act: (storage: Storage) => A, otherwise: () => A): A => {
    try {
      return act(area())
    } catch {
      if (!isTold) {
        isTold = true
        onFailure()
      }
      return otherwise()
    }
  }
  return {
    read: (key) =>
      unwritten.has(key)
        ? (unwritten.get(key) ?? null)
        : attempt(
            (storage) => storage.getItem(key),
            () => null
          ),
    write: (key, text) =>
      attempt(
        (storage) => {
          storage.setItem(key, text)
          unwritten.delete(key)
        },
        () => {
          unwritten.set(key, text)
        }
      ),
    remove: (key) =>
      attempt(
        (storage) => {
          unwritten.delete(key)
          storage.removeItem(key)
        },
        () => {
          unwritten.set(key, null)
        }
      )
  }
}
