import { serverEvents } from "@command-center/api/rollouts/server-events"
import { expect } from "vitest"
import type { RolloutEstate } from "./rollout-service.ts"

/** An event of a stream, with its data read. */
export interface Told {
  readonly event: string
  readonly id: string | null
  // What a test reads of an event it asserts on, field by field.
  readonly data: unknown
}

/** Somebody who follows a stream of the service from an event on. */
export interface Follower {
  readonly told: ReadonlyArray<Told>
  readonly isEnded: () => boolean
  /** The milliseconds until the service has ended it. */
  readonly ended: Promise<number>
  readonly leave: () => void
}

/** Follows `path`; as the operator where no token is named. */
export const followedAt = async (
  { service, tokenOf }: Pick<RolloutEstate, "service" | "tokenOf">,
  path: string,
  { token, after }: { readonly token?: string; readonly after?: string } = {}
): Promise<Follower> => {
  const leaving = new AbortController()
  const answer = await fetch(`${service.origin}${path}`, {
    headers: {
      Authorization: `Bearer ${token ?? (await tokenOf())}`,
      ...(after === undefined ? {} : { "Last-Event-ID": after })
    },
    signal: leaving.signal
  })
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "text/event-stream"])
  const since = Date.now()
  const told: Array<Told> = []
  let isEnded = false
  const { take } = serverEvents(({ event, id, data }) => told.push({ event, id, data: JSON.parse(data) }))
  const drain = async (): Promise<number> => {
    try {
      for await (const bytes of answer.body ?? []) take(bytes)
    } catch (error) {
      if (!leaving.signal.aborted) throw error
    }
    isEnded = true
    return Date.now() - since
  }
  return { told, isEnded: () => isEnded, ended: drain(), leave: () => leaving.abort() }
}
