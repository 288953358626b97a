export type WireRow = Readonly<Record<string, unknown>>

const views = { components: "serviceView", tasks: "taskView" } as const

const isRow = (value: unknown): value is WireRow => typeof value === "object" && value !== null && !Array.isArray(value)

export interface RowsAsked {
  readonly origin: string
  readonly token: string
  readonly beId: number
}

/** What the service itself answers for an account, the console left aside. */
export const serviceRows = async (list: keyof typeof views, asked: RowsAsked): Promise<ReadonlyArray<WireRow>> => {
  const answer = await fetch(`${asked.origin}/management/businessentities/${asked.beId}/${list}/query`, {
    method: "POST",
    headers: {
      Authorization: asked.token,
      "Content-Type": "application/json",
      Clientid: "4",
      "Request-Envelope-Version": "1",
      "Response-Envelope-Version": "1"
    },
    body: JSON.stringify(JSON.stringify({ Predicates: [] }))
  })
  const body: unknown = await answer.json()
  const rows: unknown = isRow(body) ? body[views[list]] : undefined
  if (!Array.isArray(rows)) throw new Error(`${list} answered ${answer.status}: ${JSON.stringify(body)}`)
  return rows.filter(isRow)
}
