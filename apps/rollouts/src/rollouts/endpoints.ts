import {
  journalCsvHeader,
  journalCsvLines,
  targetCsvHeader,
  targetCsvLines
} from "@command-center/domain/rollout/journal-csv"
import { refusalMessages } from "@command-center/domain/rollout/refusal-messages"
import { type RolloutList, type TargetState, targetStates } from "@command-center/domain/rollout/rollout-record"
import type { RolloutTerms } from "@command-center/domain/rollout/rollout-terms"
import { Hono, type MiddlewareHandler } from "hono"
import { requestMessages } from "../http/messages.ts"
import { Problem } from "../http/problem.ts"
import type { Parts, ServiceContext, ServiceEnv } from "../http/service-env.ts"
import { signedIn } from "../http/signed-in.ts"
import { addActions } from "./actions.ts"
import { csvOf } from "./csv-stream.ts"
import { eventStreams } from "./event-stream.ts"
import { lastListEvent, listFeed } from "./list-feed.ts"
import { addPlanning } from "./planning.ts"
import { rolloutFeed } from "./rollout-feed.ts"
import { journalAfter, listRollouts, targetsFrom } from "./rollout-rows.ts"
import { seenAt, seenRollout } from "./seen-rollout.ts"
import { wholeRollout } from "./whole-rollout.ts"

const noStore = { "Cache-Control": "no-store" }

/** The most that a column of the database counts to, where a page of its rows begins. */
const mostOf = { targets: 2_147_483_647, journal: Number.MAX_SAFE_INTEGER } as const

/** The most rollouts that a list holds, the newest. */
const mostListed = 500

interface Bounds {
  readonly otherwise: number
  readonly least: number
  readonly most: number
}

const wholeNumber = (context: ServiceContext, name: "after" | "limit", { otherwise, least, most }: Bounds): number => {
  const text = context.req.query(name)
  if (text === undefined) return otherwise
  const value = Number(text)
  if (/^\d{1,16}$/u.test(text) && value >= least && value <= most) return value
  throw new Problem(400, requestMessages.wholeNumber(name, least, most))
}

const limitOf = (context: ServiceContext, otherwise: number, most: number): number =>
  wholeNumber(context, "limit", { otherwise, least: 1, most })

const pageOf = (context: ServiceContext, part: keyof typeof mostOf) => ({
  after: wholeNumber(context, "after", { otherwise: 0, least: 0, most: mostOf[part] }),
  limit: limitOf(context, 200, 1000)
})

const stateOf = (context: ServiceContext): TargetState | null => {
  const given = context.req.query("state")
  if (given === undefined) return null
  const state = targetStates.find((each) => each === given)
  if (state !== undefined) return state
  throw new Problem(400, requestMessages.targetState(targetStates))
}

/** The account that a list is of. */
const accountOf = (context: ServiceContext): number => {
  const given = context.req.query("businessEntityId") ?? ""
  if (!/^\d{1,10}$/u.test(given)) throw new Problem(400, requestMessages.account)
  const account = Number(given)
  if (!context.get("caller").mayOpen(account)) throw new Problem(403, refusalMessages.mayNotSee(account))
  return account
}

/** Of a parameter that comes twice only one would count, and who asks might mean the other. */
const eachOnce: MiddlewareHandler<ServiceEnv> = async (context, next) => {
  const twice = Object.entries(context.req.queries()).find(([, values]) => values.length > 1)
  if (twice !== undefined) throw new Problem(400, requestMessages.twice(twice[0]))
  await next()
}

const wantsCsv = (context: ServiceContext): boolean => (context.req.header("Accept") ?? "").includes("text/csv")

/** Reading: what a person with the view right at the account sees. */
const addReading = (app: Hono<ServiceEnv>, parts: Parts): void => {
  const { db } = parts.database
  app.get("/", async (context) => {
    const account = accountOf(context)
    const limit = limitOf(context, mostListed, mostListed)
    const lastEvent = String(await lastListEvent(db))
    const listed = await listRollouts(db, seenAt(context.get("caller"), account), limit)
    return context.json({ ...listed, lastEvent } satisfies RolloutList, 200, noStore)
  })
  const stream = eventStreams(parts)
  app.get("/events", async (context) =>
    stream(context, listFeed(parts, context.get("caller"), accountOf(context), mostListed))
  )
  app.get("/terms", (context) => {
    const terms: RolloutTerms = { isAttended: !parts.vault.isLasting }
    return context.json(terms, 200, noStore)
  })
  app.get("/:id", async (context) =>
    context.json(await wholeRollout(db, await seenRollout(parts, context), parts.now()), 200, noStore)
  )
  app.get("/:id/targets", async (context) => {
    const { id } = await seenRollout(parts, context)
    if (!wantsCsv(context)) {
      const asked = { ...pageOf(context, "targets"), state: stateOf(context) }
      return context.json(await targetsFrom(db, id, asked), 200, noStore)
    }
    return csvOf(context, targetCsvHeader, async (after) => {
      const { targets, next } = await targetsFrom(db, id, { after, limit: 1000 })
      return { text: targetCsvLines(targets), next }
    })
  })
  app.get("/:id/journal", async (context) => {
    const { id } = await seenRollout(parts, context)
    if (!wantsCsv(context)) {
      const { after, limit } = pageOf(context, "journal")
      return context.json(await journalAfter(db, id, after, limit), 200, noStore)
    }
    return csvOf(context, journalCsvHeader, async (after) => {
      const { entries, next } = await journalAfter(db, id, after, 1000)
      return { text: journalCsvLines(entries), next }
    })
  })
  app.get("/:id/events", async (context) => stream(context, rolloutFeed(parts, await seenRollout(parts, context))))
}

export const rolloutEndpoints = (parts: Parts): Hono<ServiceEnv> => {
  const app = new Hono<ServiceEnv>()
  app.use(signedIn(parts))
  app.use(eachOnce)
  addReading(app, parts)
  addPlanning(app, parts)
  addActions(app, parts)
  return app
}
