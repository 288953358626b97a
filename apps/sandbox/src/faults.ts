import { setTimeout as wait } from "node:timers/promises"
import type { HttpBindings } from "@hono/node-server"
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response"
import { Schema } from "effect"
import type { Context, Hono, MiddlewareHandler } from "hono"
import { bodyOf } from "./services/http/body.ts"
import type { Tokens } from "./services/sign-on/tokens.ts"

/**
 * What a call suffers:
 * none (only the delay) · status (an answer with that status and body) · html, empty (a 200 with such a body) ·
 * truncate (a whole answer whose JSON ends too soon) · shape (every list and object of the answer is a number) ·
 * bom (a byte-order mark first) · redirect (to the console's page) · drop (the connection is cut before the service
 * acts) · dropAfter (cut after it acted, so that the answer is lost) · breakOff (cut in the middle of the answer)
 */
const kinds = [
  "none",
  "status",
  "html",
  "empty",
  "truncate",
  "shape",
  "bom",
  "redirect",
  "drop",
  "dropAfter",
  "breakOff"
] as const

export const Fault = Schema.Struct({
  /** A part of the path, e.g. `/tasksbulk`; query and method are not part of it */
  path: Schema.String,
  /** After the method override; every method when absent */
  method: Schema.optionalKey(Schema.Literals(["GET", "POST", "PUT", "DELETE", "PATCH"])),
  kind: Schema.Literals(kinds),
  status: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 200, maximum: 599 }))),
  /** The body of `status`; `{"message": "…"}` by default */
  body: Schema.optionalKey(Schema.String),
  headers: Schema.optionalKey(Schema.Record(Schema.String, Schema.String)),
  delayMs: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 600_000 }))),
  /** The service acts first: the delay is that of its answer, and `status`, `html`, `empty` and `redirect` replace it */
  acts: Schema.optionalKey(Schema.Boolean),
  /** How many calls it strikes; all when absent */
  times: Schema.optionalKey(Schema.Int),
  /** Of the calls that it could strike, each so many'th; each when absent */
  every: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000 })))
})
export type Fault = typeof Fault.Type

export interface Faults {
  readonly add: (fault: Fault) => void
  readonly clear: () => void
  /** The faults that are on, each with the number of calls it struck. */
  readonly list: () => ReadonlyArray<Fault & { readonly struck: number }>
  /** The fault that strikes a call, counted; the one added last goes first. */
  readonly strike: (method: string, path: string) => Fault | null
}

/** An empty set of faults. */
export const makeFaults = (): Faults => {
  let active: Array<{ readonly fault: Fault; struck: number; seen: number }> = []
  /** Counts a call that it could strike, and says whether it is one of those that it does. */
  const isTurn = (each: { readonly fault: Fault; seen: number }): boolean => {
    each.seen += 1
    return each.seen % (each.fault.every ?? 1) === 0
  }
  return {
    add: (fault) => {
      active = [{ fault, struck: 0, seen: 0 }, ...active]
    },
    clear: () => {
      active = []
    },
    list: () => active.map(({ fault, struck }) => ({ ...fault, struck })),
    strike: (method, path) => {
      const found = active.find(
        (each) =>
          path.includes(each.fault.path) &&
          (each.fault.method === undefined || each.fault.method === method) &&
          each.struck < (each.fault.times ?? Number.POSITIVE_INFINITY) &&
          isTurn(each)
      )
      if (found === undefined) return null
      found.struck += 1
      return found.fault
    }
  }
}

type FaultyContext = Context<{ Bindings: HttpBindings }>

const cut = (context: FaultyContext): Response => {
  context.env.outgoing.destroy()
  return RESPONSE_ALREADY_SENT
}

const typeOf = ({ headers }: Response): string => headers.get("Content-Type") ?? "application/json"

/** Sends half of an answer whose whole length was promised, then cuts the connection. */
const breakOff = async (context: FaultyContext): Promise<Response> => {
  const { outgoing } = context.env
  const bytes = new Uint8Array(await context.res.arrayBuffer())
  outgoing.writeHead(context.res.status, {
    "Content-Type": typeOf(context.res),
    "Content-Length": bytes.length
  })
  await new Promise((sent) => outgoing.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), sent))
  return cut(context)
}

const misshapen = (text: string): string => {
  const json: unknown = JSON.parse(text)
  const fields = typeof json === "object" && json !== null ? Object.keys(json) : []
  return JSON.stringify(Object.fromEntries(fields.map((field) => [field, 7])))
}

const statusAnswer = ({ status = 500, body, headers }: Fault): Response => {
  const text = body ?? JSON.stringify({ message: `Fault ${status}` })
  return new Response(status === 204 || status === 304 ? null : text, {
    status,
    headers: { "Content-Type": "application/json", ...headers }
  })
}

type Answer = (context: FaultyContext, fault: Fault) => Response | Promise<Response>

const html = "<!doctype html><title>Gateway</title><p>Not the service"

/** Answers in place of the service, which never acts. */
const inPlace: Partial<Record<Fault["kind"], Answer>> = {
  status: (_, fault) => statusAnswer(fault),
  html: () => new Response(html, { headers: { "Content-Type": "text/html" } }),
  empty: () => new Response("", { headers: { "Content-Type": "application/json" } }),
  redirect: () => new Response(null, { status: 302, headers: { Location: "/" } }),
  drop: cut
}

const rewritten =
  (rewrite: (text: string) => string): Answer =>
  async ({ res }) =>
    new Response(rewrite(await res.text()), { status: res.status, headers: { "Content-Type": typeOf(res) } })

/** What becomes of the answer after the service acted. */
const afterwards: Partial<Record<Fault["kind"], Answer>> = {
  truncate: rewritten((text) => text.slice(0, Math.ceil(text.length / 2))),
  shape: rewritten(misshapen),
  bom: rewritten((text) => `\uFEFF${text}`),
  breakOff,
  dropAfter: async (context) => {
    await context.res.arrayBuffer()
    return cut(context)
  }
}

/** Makes calls suffer the faults that are on. */
export const sufferFaults =
  (faults: Faults): MiddlewareHandler<{ Bindings: HttpBindings }> =>
  async (context, next) => {
    const fault = faults.strike(context.req.method, context.req.path)
    if (fault === null) return next()
    const { acts = false, delayMs = 0 } = fault
    if (!acts) await wait(delayMs)
    const answer = inPlace[fault.kind]
    if (answer !== undefined && !acts) return answer(context, fault)
    await next()
    if (acts) await wait(delayMs)
    const spoilt = await (answer ?? afterwards[fault.kind])?.(context, fault)
    if (spoilt === undefined) return
    // Without this the new answer would be a copy with the headers of the old one.
    context.res = undefined
    context.res = spoilt
  }

const KilledToken = Schema.Struct({ token: Schema.String })

/** The switches: POST /faults adds one, GET lists, DELETE clears; POST /faults/token ends a token. */
export const serveFaultSwitches = (app: Hono<{ Bindings: HttpBindings }>, faults: Faults, tokens: Tokens): void => {
  app.post("/faults", async (context) => {
    faults.add(await bodyOf(context, Fault))
    return context.json({ faults: faults.list() })
  })
  app.get("/faults", (context) => context.json({ faults: faults.list() }))
  app.delete("/faults", (context) => {
    faults.clear()
    return context.json({ faults: [] })
  })
  app.post("/faults/token", async (context) => {
    const { token } = await bodyOf(context, KilledToken)
    return context.json({ ended: await tokens.end(token) })
  })
}
