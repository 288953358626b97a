import type { Fault } from "../../apps/sandbox/src/faults.ts"

/** The switches of the sandbox that make its calls fail. */
export interface Faults {
  readonly add: (fault: Fault) => Promise<void>
  readonly clear: () => Promise<void>
  readonly endToken: (token: string) => Promise<void>
}

const post = async (address: string, body: unknown) => {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body)
  })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
}

export const faultsOf = (origin: string): Faults => ({
  add: (fault) => post(`${origin}/faults`, fault),
  clear: async () => {
    await fetch(`${origin}/faults`, { method: "DELETE" })
  },
  endToken: (token) => post(`${origin}/faults/token`, { token })
})
