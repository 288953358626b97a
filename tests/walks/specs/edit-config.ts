import { isDeepStrictEqual } from "node:util"
import { settingsSchema } from "@command-center/domain/settings/settings-schema"
import { editConfigOf } from "@command-center/machines/edit-config/edit-config.machine"
import { collisionKey } from "@command-center/machines/edit-record/edit-merge"
import { Result } from "effect"
import type { SnapshotFrom } from "xstate"
import * as answers from "../support/outcomes.ts"
import { planOf, type Transition, type WalkOutcome, type WalkSpec } from "../support/plan.ts"

/** The settings that the walks change. */
export interface Network {
  readonly retries: number
  readonly keepAliveSeconds: number
  readonly connectTimeoutSeconds: number
}

const whole = (minimum: number, maximum: number) => ({ type: "integer", minimum, maximum })
const schema = Result.getOrThrow(
  settingsSchema({
    type: "object",
    properties: {
      network: {
        type: "object",
        properties: {
          retries: whole(0, 5),
          keepAliveSeconds: whole(0, 600),
          connectTimeoutSeconds: whole(1, 60)
        }
      }
    }
  })
)
const { machine, selectors } = editConfigOf<{ readonly config: unknown }>()
export const configMachine = machine

export const read: Network = { retries: 2, keepAliveSeconds: 60, connectTimeoutSeconds: 10 }
/** What somebody else makes of them, by the outcome. */
export const theirs = {
  "moved on": { ...read, retries: 1, keepAliveSeconds: 90 },
  "moved on beside it": { ...read, connectTimeoutSeconds: 20 }
} as const

const draftOf = (changes: Partial<Network> = {}) => ({ network: { ...read, ...changes } })
const holding = (network: Network) => ({ held: { config: { network } }, schema })
const typed = (changes: Partial<Network>, setting: keyof Network) =>
  ({ type: "draft.changed", draft: draftOf(changes), setting: `network/${setting}` }) as const
const movedOn = (outcome: keyof typeof theirs): WalkOutcome => ({
  output: Result.succeed({ kind: "movedOn", subject: holding(theirs[outcome]) }),
  answer: null
})
const saved: WalkOutcome = { output: Result.succeed({ kind: "updated", subject: holding(read) }), answer: null }
const chosen = (setting: keyof Network, side: "mine" | "theirs") =>
  ({ type: "collision.chosen", key: `network/${setting}`, side }) as const

const networkIn = (draft: unknown): Network => {
  const found: { readonly network?: Network } = typeof draft === "object" && draft !== null ? draft : {}
  return { ...read, ...found.network }
}
const names = ["retries", "keepAliveSeconds", "connectTimeoutSeconds"] as const

const changesOneField = ({ draft, setting }: Transition["event"], before: unknown): boolean => {
  const [from, to] = [networkIn(before), networkIn(draft)]
  const changed = names.filter((name) => from[name] !== to[name])
  return isDeepStrictEqual(
    changed.map((name) => `network/${name}`),
    [setting]
  )
}

type Snapshot = SnapshotFrom<typeof configMachine>

/** What is typed into the text of all settings. */
export const asText = "\n"

const whyNotTyped = ({ event }: Transition, { context }: Snapshot): string | null => {
  const { draft, past, joined, textIssue } = context
  if ((event["setting"] === asText) !== (textIssue !== null)) return "only broken text is mended as text"
  if (textIssue === null && !changesOneField(event, draft)) return "a field changes one setting"
  return past.length > 0 && joined !== event["setting"] ? "no walk takes back more than one step" : null
}

const notWalkable = (transition: Transition, before: Snapshot): string | null => {
  const { event, source } = transition
  const { context } = before
  if (event.type === "draft.changed") return whyNotTyped(transition, before)
  if (event.type === "text.changed" && context.textIssue !== null) return "what stands there is not typed again"
  if (event.type === "discard" && source[0] !== "asking")
    return "only a draft that is back is given up without a question"
  const collisions = selectors.selectCollisions(before).map(collisionKey)
  if (event.type === "collision.chosen" && !collisions.includes(String(event["key"]))) return "it does not collide"
  return (event.type === "mine" || event.type === "theirs") && collisions.length < 2
    ? "there are such buttons where more than one setting collides"
    : null
}

const ends = ({ outcome }: Transition): boolean => outcome === "unauthorized" || outcome === "saved"
const common = {
  input: { businessEntityId: 15, subject: holding(read), canEdit: true, kept: null },
  leaves: ends,
  longest: 50
} as const

/** Typed, taken back, asked about, reviewed, sent. */
export const spec: WalkSpec<typeof configMachine> = {
  ...common,
  user: [
    typed({ retries: 4 }, "retries"),
    typed({ retries: 9 }, "retries"),
    typed({}, "retries"),
    { ...typed({ retries: 4 }, "retries"), setting: asText },
    { type: "text.changed", text: "{" },
    { type: "undo" },
    { type: "redo" },
    { type: "submit" },
    { type: "confirm" },
    { type: "cancel" },
    { type: "edit" },
    { type: "discard" },
    { type: "page.hidden" }
  ],
  outcomes: { update: { saved, refused: answers.refused, unauthorized: answers.unauthorized } },
  project: ({ context: { draft, past, future, joined, textIssue } }) => [
    draft,
    past.slice(-2),
    future.slice(-2),
    joined,
    textIssue === null
  ],
  notWalkable
}

/** Changed elsewhere while it was edited: in the same settings, or beside them. */
export const movedOnSpec: WalkSpec<typeof configMachine> = {
  ...common,
  user: [
    typed({ retries: 4 }, "retries"),
    typed({ retries: 4, keepAliveSeconds: 30 }, "keepAliveSeconds"),
    { type: "submit" },
    { type: "confirm" },
    { type: "edit" },
    chosen("retries", "mine"),
    chosen("keepAliveSeconds", "theirs"),
    { type: "mine" },
    { type: "theirs" }
  ],
  outcomes: {
    update: {
      saved,
      "moved on": movedOn("moved on"),
      "moved on beside it": movedOn("moved on beside it"),
      refused: answers.refused,
      unauthorized: answers.unauthorized
    }
  },
  project: ({ context: { subject, draft, current, choices, isMerged } }) => [
    subject.held.config,
    draft,
    current?.held.config,
    choices,
    isMerged
  ],
  notWalkable: (transition, before) =>
    transition.event.type === "draft.changed"
      ? changesOneField(transition.event, before.context.draft)
        ? null
        : "a field changes one setting"
      : notWalkable(transition, before),
  already: planOf(configMachine, spec).all
}
