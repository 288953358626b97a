import { loadList } from "@command-center/api/management/lists"
import type { ApiError } from "@command-center/api/transport/api-error"
import { deviceFields } from "@command-center/domain/device/device"
import { mayJoinDevices } from "@command-center/domain/rollout/newcomer-fit"
import { isForDevices } from "@command-center/domain/rollout/rollout-action"
import type { RolloutTarget } from "@command-center/domain/rollout/rollout-plan"
import { deviceTargetOf, targetOf } from "@command-center/domain/rollout/target-of-row"
import { utgFields } from "@command-center/domain/utg/utg"
import { eq, sql } from "drizzle-orm"
import { Effect, Result } from "effect"
import { type Database, schema } from "../database/schema.ts"
import { deviceTypesNow } from "../rollouts/known-targets.ts"
import type { RolloutRow } from "../rollouts/rollout-rows.ts"
import type { RunParts } from "./parts.ts"

const { target } = schema

const utgs = { call: "utgs", fields: utgFields } as const
const devices = { call: "devices", fields: deviceFields } as const

interface Matching {
  readonly targets: ReadonlyArray<RolloutTarget>
  /** Rows that match, too, of which nobody knows who they are. */
  readonly unread: number
}

type Found = Promise<Result.Result<Matching, ApiError>>

const deviceType = sql<string>`${target.record} -> 'device' ->> 'deviceType'`
const pciVersion = sql<number>`(${target.record} -> 'device' ->> 'pciVersion')::double precision`

/** What the devices of a rollout are, that of the plan's first device first. */
const devicesOf = (db: Database, { id }: RolloutRow) =>
  db
    .select({ deviceType, pciVersion })
    .from(target)
    .where(eq(target.rolloutId, id))
    .groupBy(deviceType, pciVersion)
    .orderBy(sql`min(${target.place})`)

/** Whoever does not fit those that are in it does not join, and may once it does. */
const matchingDevices = async ({ services, database }: RunParts, row: RolloutRow, token: string): Found => {
  const { businessEntityId, plan } = row
  const [planned, types] = await Promise.all([
    devicesOf(database.db, row),
    deviceTypesNow(services, token, plan.action)
  ])
  const mayJoin = mayJoinDevices(planned, types)
  const listed = loadList(devices, businessEntityId, plan.growing?.filter ?? [])
  return Result.map(await services.run(listed, token), ({ rows, unreadable }) => ({
    targets: rows.filter(mayJoin).flatMap((each) => deviceTargetOf(each, businessEntityId) ?? []),
    unread: unreadable.count
  }))
}

/** What matches the filter of a growing rollout now and may join it, each as those of its plan were frozen. */
export const matchingNow = (parts: RunParts, row: RolloutRow, token: string): Found => {
  const { businessEntityId, plan } = row
  if (isForDevices(plan.action)) return matchingDevices(parts, row, token)
  const listed = loadList(utgs, businessEntityId, plan.growing?.filter ?? [])
  return parts.services.run(
    Effect.map(listed, ({ rows, unreadable }) => ({
      targets: rows.map((each) => targetOf(each, businessEntityId)),
      unread: unreadable.count
    })),
    token
  )
}
