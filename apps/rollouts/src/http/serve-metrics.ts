import { count, eq, ne } from "drizzle-orm"
import type { Hono } from "hono"
import { schema } from "../database/schema.ts"
import type { Gauge } from "../metrics.ts"
import type { Parts, ServiceEnv } from "./service-env.ts"

const { rollout, call, token } = schema

/** What lies in the database, counted when it is asked for: the same from every instance. */
const gaugesOf = async ({ database: { db } }: Parts): Promise<ReadonlyArray<Gauge>> => {
  const states = await db.select({ state: rollout.state, value: count() }).from(rollout).groupBy(rollout.state)
  const [open] = await db.select({ value: count() }).from(call).where(ne(call.state, "settled"))
  const [left] = await db.select({ value: count() }).from(call).where(eq(call.state, "left"))
  const [kept] = await db.select({ value: count() }).from(token)
  return [
    ...states.map(({ state, value }) => ({
      name: "rollouts_rollouts",
      help: "Rollouts, by state.",
      labels: { state },
      value
    })),
    { name: "rollouts_calls_open", help: "Calls that are not answered yet.", labels: {}, value: open?.value ?? 0 },
    { name: "rollouts_calls_left", help: "Calls that left and have no answer.", labels: {}, value: left?.value ?? 0 },
    { name: "rollouts_sign_ins_kept", help: "Sign-ins kept to act with.", labels: {}, value: kept?.value ?? 0 },
    { name: "process_resident_memory_bytes", help: "Memory.", labels: {}, value: process.memoryUsage().rss }
  ]
}

export const serveMetrics = (app: Hono<ServiceEnv>, parts: Parts): void => {
  app.get("/metrics", async (context) =>
    context.text(parts.metrics.text(await gaugesOf(parts)), 200, {
      "Content-Type": "text/plain; version=0.0.4; charset=utf-8",
      "Cache-Control": "no-store"
    })
  )
}
