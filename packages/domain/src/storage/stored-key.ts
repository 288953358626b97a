/** One of the browser's keys: how its text is read, whatever it holds, and what is written. */
export interface StoredKey<Value> {
  readonly key: string
  /** Never throws: what cannot be read is the default. */
  readonly read: (text: string | null) => Value
  readonly write: (value: Value) => string
}
