import type { RolloutPlan } from "@command-center/domain/rollout/rollout-plan"
import {
  type JournalPage,
  JournalPage as JournalPageSchema,
  Rollout,
  RolloutList,
  RolloutPreview,
  type SeenRollout,
  type TargetPage,
  TargetPage as TargetPageSchema,
  type TargetState
} from "@command-center/domain/rollout/rollout-record"
import { RolloutTerms } from "@command-center/domain/rollout/rollout-terms"
import { Effect } from "effect"
import type { ApiError } from "../transport/api-error.ts"
import type { Call } from "../transport/call.ts"
import { Http } from "../transport/http.ts"
import { paths } from "../transport/wire-contract.ts"
import { readBy } from "./rollout-answer.ts"
import { type RolloutError, rolloutErrorOf } from "./rollout-error.ts"

type Rolling<A> = Effect.Effect<A, RolloutError, Http>

const sent = <A>(call: Omit<Call<A>, "service">): Rolling<A> =>
  Effect.mapError(
    Effect.flatMap(Http, (http): Effect.Effect<A, ApiError> => http.send({ service: "rollouts", ...call })),
    rolloutErrorOf
  )

const readRollout = readBy(Rollout, "a rollout")

/** The rollouts of an account, those that are seen there by its rights. */
export const listRollouts = (businessEntityId: number): Rolling<RolloutList> =>
  sent({
    method: "GET",
    place: paths.rollouts,
    query: { businessEntityId },
    read: readBy(RolloutList, "the list of rollouts")
  })

/** What is to be known of the service before a rollout is planned. */
export const loadRolloutTerms = (): Rolling<RolloutTerms> =>
  sent({ method: "GET", place: paths.rolloutTerms, read: readBy(RolloutTerms, "the terms of the rollout service") })

/** One rollout with its plan (without its targets) and the times of its waves. */
export const loadRollout = (id: string): Rolling<Rollout> =>
  sent({ method: "GET", place: paths.rollout(id), read: readRollout })

/** What a plan comes to, without beginning anything; a `RolloutProblem` has everything that is wrong with it. */
export const previewRollout = (plan: RolloutPlan): Rolling<RolloutPreview> =>
  sent({
    method: "POST",
    place: paths.rollouts,
    query: { dryRun: true },
    body: plan,
    intent: "read",
    read: readBy(RolloutPreview, "a preview")
  })

/** Keeps a plan as a rollout that is not started; the same key makes it once, however often it arrives. */
export const createRollout = (plan: RolloutPlan, idempotencyKey: string): Rolling<Rollout> =>
  sent({ method: "POST", place: paths.rollouts, body: plan, idempotencyKey, read: readRollout })

/** What a person may do to a rollout. `advance` goes on, or approves the wave that waits for it. */
export type RolloutStep =
  | { readonly step: "start" | "resume" | "retry"; readonly note?: string }
  | { readonly step: "pause"; readonly note?: string }
  /** `seen`: refused with 409 where it has moved on since. */
  | { readonly step: "advance"; readonly note?: string; readonly seen?: SeenRollout }
  | { readonly step: "stop"; readonly note?: string; readonly deleteTasks: boolean }

/** Takes a step; answers the rollout as it is then. */
export const takeRolloutStep = (id: string, { step, ...body }: RolloutStep, idempotencyKey: string): Rolling<Rollout> =>
  sent({ method: "POST", place: paths.rolloutPart(id, step), body, idempotencyKey, read: readRollout })

/** Where a page begins, and how many it has at most. */
export interface PageRequest {
  readonly after: number | null
  readonly limit: number
}

const pageQuery = ({ after, limit }: PageRequest) => (after === null ? { limit } : { after, limit })

/** Those of one state, or of all where it is null. */
interface TargetRequest extends PageRequest {
  readonly state: TargetState | null
}

export const loadRolloutTargets = (id: string, { state, ...page }: TargetRequest): Rolling<TargetPage> =>
  sent({
    method: "GET",
    place: paths.rolloutPart(id, "targets"),
    query: state === null ? pageQuery(page) : { ...pageQuery(page), state },
    read: readBy(TargetPageSchema, "a page of targets")
  })

export const loadRolloutJournal = (id: string, page: PageRequest): Rolling<JournalPage> =>
  sent({
    method: "GET",
    place: paths.rolloutPart(id, "journal"),
    query: pageQuery(page),
    read: readBy(JournalPageSchema, "a page of the journal")
  })

/** The whole journal, or all targets, as a CSV file. */
export const downloadRolloutCsv = (id: string, part: "journal" | "targets"): Rolling<Blob> =>
  Effect.mapError(
    Effect.flatMap(
      Http,
      (http): Effect.Effect<Blob, ApiError> =>
        http.bytes({
          service: "rollouts",
          method: "GET",
          place: paths.rolloutPart(id, part),
          accept: "text/csv",
          expected: "a CSV file"
        })
    ),
    rolloutErrorOf
  )
