/** What an entry of the history remembers of its list. */
export interface ListMemory {
  /** The address that the list last had; null before its first change. */
  readonly query: string | null
  readonly top: number
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

/** The router keeps the state of its navigations under this name. */
export const historyUsr = (state: unknown): unknown => (isRecord(state) ? state["usr"] : undefined)

/** The memory in a navigation's state, which comes from the browser's history and may be anything. */
export const listMemory = (usr: unknown): ListMemory => {
  const list = isRecord(usr) ? usr["list"] : undefined
  const { query, top } = isRecord(list) ? list : {}
  return {
    query: typeof query === "string" ? query : null,
    top: typeof top === "number" && top > 0 && Number.isFinite(top) ? top : 0
  }
}

/** The state of the history's entry with something else remembered; what others keep there stays. */
export const remembering = (state: unknown, change: Partial<ListMemory>): unknown => {
  const usr = historyUsr(state)
  return {
    ...(isRecord(state) ? state : {}),
    usr: { ...(isRecord(usr) ? usr : {}), list: { ...listMemory(usr), ...change } }
  }
}
