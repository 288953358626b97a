import type { Sandbox } from "./server.ts"
import { call, type TestCall, tokenOf } from "./testing.ts"

/** Who makes a call: without a token, of another account, with the right to see only, with the right to edit. */
interface ByCaller {
  readonly nobody: number
  readonly elsewhere: number
  readonly reader: number
  readonly editor: number
}

/** The status of the same call by each kind of caller; the editor comes last. */
export const statusByCaller = async (sandbox: Sandbox, request: Omit<TestCall, "token">): Promise<ByCaller> => {
  const status = async (token: string | undefined) => (await call(sandbox, { ...request, token })).status
  return {
    nobody: await status(undefined),
    elsewhere: await status(await tokenOf(sandbox, "hannah.zielinski")),
    reader: await status(await tokenOf(sandbox, "ravi.natarajan")),
    editor: await status(await tokenOf(sandbox))
  }
}
