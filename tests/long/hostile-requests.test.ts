import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type Estate, openEstate } from "../contract/support/estate.ts"
import { brokenBodies, pick, type Random, randomFrom, spoilt, spoiltPath } from "../contract/support/hostile-values.ts"
import { knownIdsAt } from "../contract/support/known-ids.ts"
import { readCalls } from "../contract/support/read-calls.ts"
import { makeScratchIds } from "../contract/support/scratch-ids.ts"
import { type SentRequest, validRequests } from "../contract/support/valid-requests.ts"
import { writeCalls } from "../contract/support/write-calls.ts"
import { cases, recordRow, seed } from "./support/budget.ts"

const rounds = cases(2000, 160)
const now = new Date("2026-11-20T15:00:00.000Z")
let estate: Estate
const logged: Array<string> = []
beforeAll(async () => {
  estate = await openEstate({ now: () => now, log: (line) => logged.push(line) })
})
afterAll(() => estate.close())

interface Sending extends SentRequest {
  /** Sent as it is, in place of `body`. */
  readonly raw?: Uint8Array<ArrayBuffer> | string
}

const bodyOf = ({ method, body, raw }: Sending): BodyInit | undefined =>
  method === "GET" ? undefined : (raw ?? (body === undefined ? undefined : JSON.stringify(body)))

const send = (sending: Sending): Promise<Response> => {
  const { method, path } = sending
  const isOverridden = method === "DELETE" || method === "PATCH"
  const isUnsigned = path.startsWith("sso/") || path.includes("packagezip")
  const body = bodyOf(sending)
  return fetch(`${estate.sandbox.origin}/${path}`, {
    method: isOverridden ? "POST" : method,
    redirect: "manual",
    headers: {
      ...(isUnsigned ? {} : { Authorization: estate.token }),
      "Content-Type": "application/json",
      Clientid: "4",
      "Request-Envelope-Version": "1",
      "Response-Envelope-Version": "1",
      ...(isOverridden ? { "X-HTTP-Method-Override": method } : {})
    },
    ...(body === undefined ? {} : { body })
  })
}

/** The address without ids and values, to tell one call of the contract from another. */
const callOf = ({ method, path }: SentRequest): string =>
  `${method} ${path
    .replace(/\?.*$/u, "")
    .split("/")
    .map((part) => (/^[A-Za-z]+(?:\.tgz)?$/u.test(part) || part === "0" ? part.toLowerCase() : "*"))
    .join("/")}`

/** Every call of the package as it goes out; sign-on and the services, not the console's files. */
const callsOfPackage = async (): Promise<ReadonlySet<string>> => {
  const ids = await knownIdsAt(estate, knownAccounts.chain.id)
  const asked = await estate.askedBy(async () => {
    for (const { program } of [...readCalls(ids), ...writeCalls(ids)]) await estate.outcome(program)
  })
  return new Set(
    asked
      .map(({ line }) => line.replace(" as POST", "").replace(" /", " "))
      .filter((line) => /^[A-Z]+ (?:sso|security|management)\//u.test(line) && !line.includes("/uploads/"))
      .map((line) => {
        const [method = "", path = ""] = line.split(" ")
        return callOf({ method, path })
      })
  )
}

it("knows a valid request for every call, and the services take it", async () => {
  const requests = validRequests(await makeScratchIds(estate.sandbox, now))
  const known = new Set(requests.map(callOf))
  expect([...(await callsOfPackage())].filter((call) => !known.has(call))).toEqual([])
  const answers: Array<string> = []
  for (const request of requests) {
    const answer = await send(request)
    const text = await answer.text()
    if (!answer.ok && !request.path.includes("/image")) answers.push(`${callOf(request)}: ${answer.status} ${text}`)
  }
  expect(answers).toEqual([])
})

const changed = (request: SentRequest, random: Random): Sending => {
  const chance = random()
  if (request.body === undefined || chance < 0.25) return { ...request, path: spoiltPath(request.path, random) }
  if (chance < 0.3) return { ...request, raw: pick(random, brokenBodies) }
  return { ...request, body: spoilt(request.body, random) }
}

const isRefusalOrResult = async (answer: Response): Promise<boolean> => {
  const text = await answer.text()
  if (answer.status < 400) return true
  const json: unknown = JSON.parse(text)
  return typeof json === "object" && json !== null && "message" in json && String(json.message).length > 10
}

it(`answers ${rounds} hostile requests with a result or a sentence, never with a failure of its own`, async () => {
  const requests = validRequests(await makeScratchIds(estate.sandbox, now))
  const random = randomFrom(seed)
  const failures: Array<string> = []
  for (let round = 0; round < rounds; round += 1) {
    const request = pick(random, requests)
    const sending = changed(request, random)
    const answer = await send(sending)
    if (answer.status >= 500 || !(await isRefusalOrResult(answer))) {
      failures.push(
        `${callOf(request)} ${answer.status}: ${sending.path.slice(0, 200)} ${JSON.stringify(sending.body)?.slice(0, 300)}`
      )
    }
  }
  recordRow({ row: "Hostile requests", cases: rounds, failures: failures.length, seed })
  expect(failures).toEqual([])
  expect(logged).toEqual([])
}, 240_000)
