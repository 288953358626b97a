import type { RolloutOutline, RolloutTarget, WavePlan } from "@command-center/domain/rollout/rollout-plan"
import type {
  JournalKind,
  RolloutState,
  TargetRecord,
  TargetState,
  Waiting,
  WaveFigures,
  WaveKind,
  WavePreview
} from "@command-center/domain/rollout/rollout-record"
import type { KeptRollout } from "@command-center/machines/rollout/rollout.steps"
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core"
import { bigint, integer, jsonb, pgSchema, primaryKey, text, timestamp } from "drizzle-orm/pg-core"

/** All tables live in a schema of their own, so that a server's database can be shared. */
const own = pgSchema("rollouts")

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" })
const growing = (name: string) => bigint(name, { mode: "number" }).generatedAlwaysAsIdentity()

/** How far the call of a target is: see `target-progress` of the domain. */
export type CallState = "none" | "left" | "confirmed" | "refused" | "skipped"

const rollout = own.table("rollout", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  businessEntityId: integer("business_entity_id").notNull(),
  createdBy: text("created_by").notNull(),
  createdById: integer("created_by_id").notNull(),
  createdAt: instant("created_at").notNull(),
  state: text("state").$type<RolloutState>().notNull(),
  wave: integer("wave"),
  waiting: jsonb("waiting").$type<Waiting>(),
  plan: jsonb("plan").$type<RolloutOutline>().notNull(),
  /** Of the machine, as it was persisted. */
  snapshot: jsonb("snapshot").$type<KeptRollout>().notNull(),
  targetCount: integer("target_count").notNull(),
  /** When somebody must look at it next. */
  wakeAt: instant("wake_at")
})

const wave = own.table(
  "wave",
  {
    rolloutId: text("rollout_id").notNull(),
    wave: integer("wave").notNull(),
    kind: text("kind").$type<WaveKind>().notNull(),
    plan: jsonb("plan").$type<WavePlan>().notNull(),
    times: jsonb("times").$type<WavePreview>().notNull(),
    figures: jsonb("figures").$type<WaveFigures>().notNull(),
    begunAt: instant("begun_at"),
    lastRunAt: instant("last_run_at")
  },
  (table) => [primaryKey({ columns: [table.rolloutId, table.wave] })]
)

const target = own.table(
  "target",
  {
    rolloutId: text("rollout_id").notNull(),
    id: integer("id").notNull(),
    place: integer("place").notNull(),
    wave: integer("wave").notNull(),
    name: text("name").notNull(),
    state: text("state").$type<TargetState>().notNull(),
    reason: text("reason"),
    /** Why it failed before it was retried, and in which waves. */
    earlier: jsonb("earlier").$type<TargetRecord["earlier"]>(),
    runAt: instant("run_at"),
    /** Of a task; one that this column does not hold stands in the next. */
    taskId: integer("task_id"),
    longTaskId: bigint("long_task_id", { mode: "number" }),
    updatedAt: instant("updated_at").notNull(),
    call: text("call").$type<CallState>().notNull().default("none"),
    record: jsonb("record").$type<RolloutTarget>().notNull(),
    /** To the letter as it is sent. */
    content: jsonb("content").$type<unknown>()
  },
  (table) => [primaryKey({ columns: [table.rolloutId, table.id] })]
)

/** What matched the filter of a growing rollout when it was planned and was not chosen: it does not join. */
const leftOut = own.table(
  "left_out",
  {
    rolloutId: text("rollout_id").notNull(),
    id: bigint("id", { mode: "number" }).notNull()
  },
  (table) => [primaryKey({ columns: [table.rolloutId, table.id] })]
)

/** The outbox: each call, written down before it leaves. */
const call = own.table("call", {
  id: growing("id").primaryKey(),
  rolloutId: text("rollout_id").notNull(),
  wave: integer("wave").notNull(),
  businessEntityId: integer("business_entity_id").notNull(),
  targetIds: jsonb("target_ids").$type<ReadonlyArray<number>>().notNull(),
  state: text("state").$type<"written" | "left" | "settled">().notNull(),
  attempts: integer("attempts").notNull().default(0),
  dueAt: instant("due_at").notNull(),
  leaseUntil: instant("lease_until"),
  leaseBy: text("lease_by")
})

const journal = own.table("journal", {
  seq: growing("seq").primaryKey(),
  rolloutId: text("rollout_id").notNull(),
  at: instant("at").notNull(),
  by: text("by").notNull(),
  kind: text("kind").$type<JournalKind>().notNull(),
  wave: integer("wave"),
  note: text("note"),
  figures: jsonb("figures").$type<WaveFigures>()
})

const event = own.table("event", {
  seq: growing("seq").primaryKey(),
  rolloutId: text("rollout_id").notNull(),
  at: instant("at").notNull(),
  kind: text("kind").$type<"rollout" | "wave" | "target" | "journal">().notNull(),
  data: jsonb("data").$type<unknown>().notNull()
})

const idempotencyKey = own.table(
  "idempotency_key",
  {
    personId: integer("person_id").notNull(),
    key: text("key").notNull(),
    request: text("request").notNull(),
    status: integer("status"),
    answer: text("answer"),
    at: instant("at").notNull()
  },
  (table) => [primaryKey({ columns: [table.personId, table.key] })]
)

const token = own.table("token", {
  rolloutId: text("rollout_id").primaryKey(),
  cipher: text("cipher").notNull(),
  expiresAt: instant("expires_at"),
  /** When it is renewed next; at once where it is null. */
  renewAt: instant("renew_at")
})

export const schema = { rollout, wave, target, leftOut, call, journal, event, idempotencyKey, token }

/** The same on both databases, and within a transaction. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>
