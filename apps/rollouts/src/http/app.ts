import { planJsonSchema } from "@command-center/domain/rollout/plan-json-schema"
import { sql } from "drizzle-orm"
import { Hono } from "hono"
import { cors } from "hono/cors"
import { secureHeaders } from "hono/secure-headers"
import openApi from "../../openapi.json"
import { rolloutEndpoints } from "../rollouts/endpoints.ts"
import { requestMessages } from "./messages.ts"
import { answerProblem, Problem } from "./problem.ts"
import { serveMetrics } from "./serve-metrics.ts"
import type { Parts, ServiceEnv } from "./service-env.ts"

const day = 86_400

/** The methods of each address, by what it looks like, as the document names them. */
const served = Object.entries(openApi.paths).map(([path, methods]) => ({
  address: new RegExp(`^${path.replaceAll(".", "\\.").replaceAll("{id}", "[^/]+")}$`, "u"),
  methods: Object.keys(methods).map((method) => method.toUpperCase())
}))

/** What is wrong with a request that nothing was made for. */
const notServed = (method: string, path: string): Problem => {
  const methods = served.find(({ address }) => address.test(path))?.methods ?? []
  return methods.length === 0 || methods.includes(method)
    ? new Problem(404, requestMessages.noSuchAddress)
    : new Problem(405, requestMessages.noSuchMethod(method, methods), [], { Allow: methods.join(", ") })
}

const planSchema = planJsonSchema()

/** Everything that is answered over HTTP. */
export const makeApp = (parts: Parts): Hono<ServiceEnv> => {
  const { database, services, metrics, log } = parts
  const app = new Hono<ServiceEnv>()
  app.onError(answerProblem(log))
  app.notFound((context) => answerProblem(log)(notServed(context.req.method, context.req.path), context))
  app.use(async (context, next) => {
    await next()
    metrics.count("rollouts_requests_total", { method: context.req.method, status: String(context.res.status) })
  })
  app.use(secureHeaders({ crossOriginResourcePolicy: "cross-origin" }))
  app.use(
    cors({
      origin: [...parts.allowedOrigins],
      allowMethods: ["GET", "POST"],
      allowHeaders: ["Authorization", "Content-Type", "Idempotency-Key", "Last-Event-ID"],
      exposeHeaders: ["Retry-After"],
      credentials: false,
      maxAge: day
    })
  )
  app.get("/health/live", (context) => context.json({ status: "live" }))
  app.get("/health/ready", async (context) => {
    const isThere = await database.db.execute(sql`select 1`).then(
      () => true,
      () => false
    )
    const isReady = isThere && (await services.isKnown())
    return context.json({ status: isReady ? "ready" : "not ready", database: isThere }, isReady ? 200 : 503)
  })
  app.get("/openapi.json", (context) => context.json(openApi))
  app.get("/rollout-plan.schema.json", (context) =>
    context.body(JSON.stringify(planSchema), 200, { "Content-Type": "application/schema+json" })
  )
  serveMetrics(app, parts)
  app.route("/rollouts", rolloutEndpoints(parts))
  return app
}
