import { type BrowserContext, expect, type Route } from "@playwright/test"
import type { Faults } from "../../support/faults.ts"
import { type SlowFile, slowService } from "../../support/slow-file.ts"
import type { Answer } from "./plan.ts"

/** Which calls of the page an actor makes. */
export interface CallOf {
  /** A part of the path; the whole of it, of a service beside the sandbox, which has no switches for faults. */
  readonly path: string | RegExp
  /** After the method override. */
  readonly method?: "GET" | "POST" | "PUT" | "DELETE"
  /** How many calls the actor makes at once. */
  readonly count?: number
  /** Whether it is held now, where others make the same call; always when left out. */
  readonly isHeld?: () => boolean
}

export interface HeldCalls {
  /** Waits until the actor has called, has the sandbox answer so, and lets the call go. */
  readonly settle: (actor: string, answer: Answer) => Promise<void>
  readonly isCalling: (actor: string) => Promise<void>
  /** Has the waiting call answered by a service that sends so many bytes as it is told. */
  readonly slowly: (actor: string, length: number, type?: string) => Promise<SlowFile>
  /** How many calls of the actor wait. */
  readonly count: (actor: string) => number
}

const isAt = ({ path }: CallOf, { pathname }: URL): boolean =>
  typeof path === "string" ? pathname.includes(path) : path.test(pathname)

/** As what stands before a service would answer in its place, to a page of another origin. */
const answerFor = (route: Route, answer: Exclude<Answer, "unreachable" | null>): Promise<void> => {
  const headers = { "Access-Control-Allow-Origin": "*" }
  if (answer.kind === "status") return route.fulfill({ status: answer.status ?? 500, headers })
  return route.abort("connectionreset")
}

/** Holds the calls of actors in the browser, so that a state lasts until the walk has looked at it. */
export const holdCalls = async (
  context: BrowserContext,
  faults: Faults,
  calls: Readonly<Record<string, CallOf>>
): Promise<HeldCalls> => {
  const held = new Map<string, Array<Route>>(Object.keys(calls).map((actor) => [actor, []]))
  const actorOf = (route: Route): string | undefined => {
    const request = route.request()
    const method = request.headers()["x-http-method-override"] ?? request.method()
    const url = new URL(request.url())
    return Object.keys(calls).find((actor) => {
      const call = calls[actor]
      const isOne = call !== undefined && isAt(call, url) && (call.method ?? method) === method
      return isOne && call.isHeld?.() !== false
    })
  }
  await context.route(
    (url) => Object.values(calls).some((call) => isAt(call, url)),
    async (route) => {
      const actor = actorOf(route)
      if (actor === undefined) await route.continue()
      else held.get(actor)?.push(route)
    }
  )
  // A call that was called off is not there to be answered any more.
  context.on("requestfailed", (request) => {
    for (const [actor, routes] of held)
      held.set(
        actor,
        routes.filter((route) => route.request() !== request)
      )
  })
  const count = (actor: string) => held.get(actor)?.length ?? 0
  const isCalling = (actor: string) =>
    expect
      .poll(() => count(actor), { message: `calls of ${actor}`, intervals: [20, 50, 100] })
      .toBe(calls[actor]?.count ?? 1)
  return {
    isCalling,
    count,
    slowly: async (actor, length, type) => {
      await isCalling(actor)
      const service = await slowService(length, type)
      for (const route of held.get(actor) ?? []) await route.continue({ url: service.address })
      held.set(actor, [])
      return service
    },
    settle: async (actor, answer) => {
      await isCalling(actor)
      const routes = held.get(actor) ?? []
      const call = calls[actor]
      held.set(actor, [])
      if (answer === "unreachable") {
        for (const route of routes) await route.abort("connectionfailed")
        return
      }
      if (answer !== null && call !== undefined) {
        const { path, method } = call
        if (typeof path !== "string") {
          for (const route of routes) await answerFor(route, answer)
          return
        }
        await faults.add({ ...answer, path, ...(method === undefined ? {} : { method }), times: routes.length })
      }
      for (const route of routes) await route.continue()
    }
  }
}
