import { isDeepStrictEqual } from "node:util"
import { settingsSchema } from "@command-center/domain/settings/settings-schema"
import { utgDetailMessages } from "@command-center/domain/utg/utg-detail-messages"
import { editConfigOf } from "@command-center/machines/edit-config/edit-config.machine"
import { collisionKey } from "@command-center/machines/edit-record/edit-merge"
import { Result } from "effect"
import type { AnyEventObject, SnapshotFrom } from "xstate"
import { type Transition, type WalkSpec, walksOf } from "../../walks/support/plan.ts"
import { atLogin } from "../../walks/support/walk-words.ts"
import { failures } from "../support/answers.ts"
import { asked, distinguished, readOnlyRests } from "../support/editing.ts"
import { modelled } from "../support/machine-model.ts"

/** The settings that the walks change. */
export interface Network {
  readonly retries: number
  readonly keepAliveSeconds: number
  readonly connectTimeoutSeconds: number
}

const whole = (minimum: number, maximum: number) => ({ type: "integer", minimum, maximum })
/** What is typed into the text of all settings. */
export const asText = "\n"

const schemaWith = (retries: number) =>
  Result.getOrThrow(
    settingsSchema({
      type: "object",
      properties: {
        network: {
          type: "object",
          properties: {
            retries: whole(0, retries),
            keepAliveSeconds: whole(0, 600),
            connectTimeoutSeconds: whole(1, 60)
          }
        }
      }
    })
  )
const schema = schemaWith(5)
/** That of another version, by which some of what is typed is wrong. */
const narrower = schemaWith(3)
const { machine, selectors } = editConfigOf<{ readonly config: unknown }>(utgDetailMessages.configUpdateFailed)

export const read: Network = { retries: 2, keepAliveSeconds: 60, connectTimeoutSeconds: 10 }
/** What somebody else makes of them, by the outcome. */
export const theirs = {
  "moved on": { ...read, retries: 1, keepAliveSeconds: 90 },
  "moved on beside it": { ...read, connectTimeoutSeconds: 20 }
} as const

const draftOf = (changes: Partial<Network> = {}) => ({ network: { ...read, ...changes } })
const holding = (network: Network) => ({ held: { config: { network } }, schema })
const typed = (changes: Partial<Network>, setting?: string) => ({
  draft: draftOf(changes),
  ...(setting === undefined ? {} : { setting: setting === asText ? asText : `network/${setting}` })
})
const movedOn = (outcome: keyof typeof theirs) => Result.succeed({ kind: "movedOn", subject: holding(theirs[outcome]) })
const input = { businessEntityId: 42, subject: holding(read), canEdit: true }
const kept = { draft: draftOf({ retries: 4 }), savedAt: "2026-11-20T15:15:00.000Z" }

export const spec = modelled(machine, {
  rests: readOnlyRests,
  inputs: [
    input,
    { ...input, canEdit: false },
    { ...input, kept },
    { ...input, kept: { ...kept, before: holding({ ...read, retries: 5 }) } }
  ],
  user: {
    ...asked,
    "subject.read": [{ subject: holding(theirs["moved on"]) }, { subject: { ...holding(read), schema: narrower } }],
    "draft.changed": [
      typed({ retries: 4 }, "retries"),
      typed({ retries: 9 }, "retries"),
      typed({}),
      typed({}, "retries"),
      typed({ retries: 4 }, asText),
      typed({ retries: 4, keepAliveSeconds: 30 }, "keepAliveSeconds")
    ],
    "text.changed": [{ text: "{" }, { text: JSON.stringify(draftOf({ retries: 3 })) }],
    "collision.chosen": [
      { key: "network/retries", side: "theirs" },
      { key: "network/retries", side: "mine" },
      { key: "network/keepAliveSeconds", side: "theirs" }
    ]
  },
  outcomes: {
    update: {
      saved: Result.succeed({ kind: "updated", subject: holding({ ...read, retries: 4 }) }),
      "moved on": movedOn("moved on"),
      "moved on beside it": movedOn("moved on beside it"),
      ...failures
    }
  },
  project: distinguished
})

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

type Snapshot = SnapshotFrom<typeof machine>

const whyNotTyped = ({ event }: Transition, { context }: Snapshot): string | null => {
  const { draft, past, joined, textIssue } = context
  if ((event["setting"] === asText) !== (textIssue !== null)) return "only broken text is mended as text"
  if (textIssue === null && !changesOneField(event, draft)) return "a field changes one setting"
  return past.length > 0 && joined !== event["setting"] ? "no walk takes back more than one step" : null
}

const notWalkable = (transition: Transition, before: Snapshot): string | null => {
  const { event, source } = transition
  const { context } = before
  if (event.type === "subject.read") return "it is read by another part of the page"
  if (event.type === "draft.changed") return whyNotTyped(transition, before)
  if (event.type === "text.changed" && context.textIssue !== null) return "what stands there is not typed again"
  if (event.type === "discard" && (source[0] === "reviewing" || source[0] === "movedOn"))
    return "only a page that is left gives it up there"
  if (event.type === "discard" && source[0] !== "asking")
    return "only a draft that is back is given up without a question"
  const collisions = selectors.selectCollisions(before).map(collisionKey)
  if (event.type === "collision.chosen" && !collisions.includes(String(event["key"]))) return "it does not collide"
  return (event.type === "mine" || event.type === "theirs") && collisions.length < 2
    ? "there are such buttons where more than one setting collides"
    : null
}

const only =
  (...types: ReadonlyArray<string>) =>
  ({ type }: AnyEventObject) =>
    types.includes(type)
const changes = ({ type, draft, setting }: AnyEventObject, ...settings: ReadonlyArray<unknown>) =>
  type === "draft.changed" && draft.network.keepAliveSeconds === read.keepAliveSeconds && settings.includes(setting)

/** Typed, taken back, asked about, reviewed, sent. */
const typing: WalkSpec<typeof machine> = {
  does: (event) =>
    changes(event, "network/retries", asText) ||
    event["text"] === "{" ||
    only("undo", "redo", "submit", "confirm", "cancel", "edit", "discard", "page.hidden")(event),
  outcomes: { update: ["saved", "refused", "unauthorized"] },
  project: ({ context: { draft, past, future, joined, textIssue } }) => [
    draft,
    past.slice(-2),
    future.slice(-2),
    joined,
    textIssue === null
  ],
  notWalkable,
  leaves: (transition) => atLogin(transition) || transition.outcome === "saved",
  longest: 50
}

export const walks = walksOf(spec, {
  typing,
  /** Changed elsewhere while it was edited: in the same settings, or beside them. */
  movedOn: {
    ...typing,
    does: (event) =>
      (event.type === "draft.changed" && event["draft"].network.retries === 4 && event["setting"] !== asText) ||
      (event.type === "collision.chosen" && (event["key"] === "network/retries") === (event["side"] === "mine")) ||
      only("submit", "confirm", "edit", "mine", "theirs")(event),
    outcomes: {},
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
    after: ["typing"]
  }
})
