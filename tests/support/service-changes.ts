import type { WireRow } from "./service-rows.ts"

export interface Caller {
  readonly origin: string
  readonly token: string
}

const call = async (
  { origin, token }: Caller,
  path: string,
  method: "GET" | "POST" | "PUT" | "DELETE",
  body?: unknown
) => {
  const answer = await fetch(`${origin}/management/businessentities/${path}`, {
    method: method === "DELETE" ? "POST" : method,
    headers: {
      Authorization: token,
      "Content-Type": "application/json",
      Clientid: "4",
      "Request-Envelope-Version": "1",
      "Response-Envelope-Version": "1",
      ...(method === "DELETE" ? { "X-HTTP-Method-Override": "DELETE" } : {})
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) })
  })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {}

/** Gives a UTG another merchant, as somebody else would do meanwhile. */
export const setMerchant = async (caller: Caller, utg: WireRow, merchant: string): Promise<void> => {
  const at = String(utg["businessEntityId"])
  const read = await call(caller, `${at}/components/${String(utg["componentId"])}`, "GET")
  const { component } = objectOf(await read.json())
  const given = objectOf(Array.isArray(component) ? component[0] : component)
  const key = "Merchant" in given ? "Merchant" : "merchant"
  const path = `${at}/machines/${String(utg["machinePermanentId"])}/components/${String(utg["componentPermanentId"])}`
  await call(caller, path, "PUT", { component: { ...given, [key]: merchant } })
}

/** Takes a UTG away. */
export const removeUtg = async (caller: Caller, utg: WireRow): Promise<void> => {
  await call(caller, `${String(utg["businessEntityId"])}/machines/${String(utg["machinePermanentId"])}`, "DELETE")
}

/** Makes a profile that nothing runs by. */
export const addProfile = async (caller: Caller, businessEntityId: number, name: string): Promise<void> => {
  const profile = { name, businessEntityId, type: 1, config: "{}" }
  await call(caller, `${businessEntityId}/componentProfiles`, "POST", profile)
}

/** Gives a UTG tasks that run in a year, so that they wait while they are looked at. */
export const addTasks = async (caller: Caller, utg: WireRow, count: number): Promise<void> => {
  const [businessEntityId, now] = [utg["businessEntityId"], Date.now()]
  const task = (at: number) => ({
    businessEntityId,
    componentId: utg["componentId"],
    machinePermanentId: utg["machinePermanentId"],
    type: 3,
    instructions: JSON.stringify({ componentRunningMode: 1 }),
    runAfter: new Date(now + 365 * 86_400_000 + at * 60_000).toISOString(),
    lastUpdatedAt: new Date(now).toISOString(),
    lastUpdatedBy: 1,
    status: 0,
    bulkLabel: "Restart UTG",
    label: `Restart UTG: ${String(utg["componentNickname"])} (${String(utg["componentId"])}) ${at}`,
    hash: null,
    signature: null,
    taskGroupId: null,
    version: 0,
    resultDetails: null,
    resultMessage: null
  })
  const tasks = Array.from({ length: count }, (_none, at) => task(at))
  await call(caller, `${String(businessEntityId)}/tasksbulk`, "POST", tasks)
}
