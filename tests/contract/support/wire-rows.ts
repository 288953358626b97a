import type { Sandbox } from "@command-center/sandbox/src/server.ts"
import { call, filterOf, listIn } from "@command-center/sandbox/src/testing.ts"

export type WireRow = Readonly<Record<string, unknown>>
export type QueriedList = "utgs" | "devices" | "tasks"

export const wireOf = {
  utgs: { path: "components", field: "serviceView", id: "componentId" },
  devices: { path: "devices", field: "deviceView", id: "deviceConfigId" },
  tasks: { path: "tasks", field: "taskView", id: "taskId" }
} as const

/** The rows of an account as the service sends them, read without the console's own decoders. */
export const wireRows = (
  sandbox: Sandbox,
  list: QueriedList,
  account: number,
  token: string
): Promise<ReadonlyArray<WireRow>> => {
  const { path, field } = wireOf[list]
  const address = `management/businessentities/${account}/${path}/query`
  return listIn(call(sandbox, { token, method: "POST", path: address, body: filterOf() }), field)
}
