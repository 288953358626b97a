import { type Sandbox, type SandboxOptions, startSandbox } from "./server.ts"
import { makeSeededDatabase } from "./testing-database.ts"

const still = { agents: false, faults: true, log: () => undefined } as const

/**
 * A sandbox for tests: freshly seeded, still (no agents), faults switchable, quiet unless a log is given; in memory, or
 * in a database of its own on the server that DATABASE_URL names.
 */
export const startTestSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const server = process.env["DATABASE_URL"] ?? ""
  if (server === "" || options.database !== undefined)
    return startSandbox({ database: { memory: true }, ...still, ...options })
  const { url, drop } = await makeSeededDatabase(server)
  const sandbox = await startSandbox({ database: { url }, ...still, ...options })
  return {
    ...sandbox,
    close: async () => {
      await sandbox.close()
      await drop()
    }
  }
}

const operator = "dana.whitlock"

/** A token for one of the seeded people, by username; the operator with all rights when none is named. */
export const tokenOf = async (sandbox: Sandbox, username: string = operator): Promise<string> => {
  const person = sandbox.people.find((candidate) => candidate.username === username)
  if (person === undefined) throw new Error(`Nobody is called ${username}.`)
  const token = await sandbox.tokens.exchange(await sandbox.tokens.issueCode(person.id))
  if (token === null) throw new Error(`No token for ${username}.`)
  return token.token
}

export interface TestCall {
  readonly token?: string | undefined
  readonly method?: "GET" | "POST" | "PUT" | "DELETE" | "PATCH" | undefined
  /** With the service, e.g. `management/businessentities/1/tasksbulk` */
  readonly path: string
  readonly body?: unknown
  /** Put in place of the contract's headers; undefined leaves one out */
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined
}

/** Makes a call over HTTP with the headers of the contract; DELETE and PATCH travel as POST. */
export const call = (sandbox: Sandbox, request: TestCall): Promise<Response> => {
  const { method = "GET", body } = request
  const isOverridden = method === "DELETE" || method === "PATCH"
  const given: Record<string, string | undefined> = {
    Authorization: request.token,
    "Content-Type": "application/json",
    Clientid: "4",
    "Request-Envelope-Version": "1",
    "Response-Envelope-Version": "1",
    "X-HTTP-Method-Override": isOverridden ? method : undefined,
    ...request.headers
  }
  const headers = new Headers()
  for (const [name, value] of Object.entries(given)) if (value !== undefined) headers.set(name, value)
  return fetch(`${sandbox.origin}/${request.path}`, {
    method: isOverridden ? "POST" : method,
    headers,
    redirect: "manual",
    ...(body === undefined ? {} : { body: JSON.stringify(body) })
  })
}

/** The body of a query: predicates stringified twice, the second time by `call`. */
export const filterOf = (...predicates: ReadonlyArray<unknown>): string => JSON.stringify({ Predicates: predicates })

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const fieldOf = async (answer: Response | Promise<Response>, field: string): Promise<unknown> => {
  const json: unknown = await (await answer).json()
  return isFields(json) ? json[field] : undefined
}

/** The list in a field of an answer; fails where there is none. */
export const listIn = async (answer: Response | Promise<Response>, field: string): Promise<ReadonlyArray<Fields>> => {
  const list = await fieldOf(answer, field)
  if (!Array.isArray(list)) throw new Error(`The answer has no list ${field}.`)
  return list.filter(isFields)
}

/** The object in a field of an answer; fails where there is none. */
export const objectIn = async (answer: Response | Promise<Response>, field: string): Promise<Fields> => {
  const object = await fieldOf(answer, field)
  if (!isFields(object)) throw new Error(`The answer has no object ${field}.`)
  return object
}
