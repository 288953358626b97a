import { isDeepStrictEqual } from "node:util"
import { settingsSchema } from "@command-center/domain/settings/settings-schema"
import { editConfigOf } from "@command-center/machines/edit-config/edit-config.machine"
import { collisionKey } from "@command-center/machines/edit-record/edit-merge"
import type { EditContext } from "@command-center/machines/edit-record/edit-record.types"
import { Result } from "effect"
import * as answers from "../support/outcomes.ts"
import type { Transition, WalkSpec } from "../support/plan.ts"

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

export const read: Network = { retries: 2, keepAliveSeconds: 60, connectTimeoutSeconds: 10 }
/** What somebody else makes of them, by the outcome. */
export const theirs: Readonly<Record<string, Network>> = {
  "moved on": { ...read, retries: 1, keepAliveSeconds: 90 },
  "moved on beside it": { ...read, connectTimeoutSeconds: 20 }
}

const draftOf = (changes: Partial<Network> = {}) => ({ network: { ...read, ...changes } })
const holding = (network: Network) => ({ held: { config: { network } }, schema })
const typed = (changes: Partial<Network>, setting: keyof Network) =>
  ({ type: "draft.changed", draft: draftOf(changes), setting: `network/${setting}` }) as const
const movedOn = (outcome: string) => ({
  output: Result.succeed({ kind: "movedOn", subject: holding(theirs[outcome] ?? read) }),
  answer: null
})

const { machine, selectors } = editConfigOf<{ readonly config: unknown }>()
export const configMachine = machine

const networkIn = (draft: unknown): Network => {
  const found: { readonly network?: Network } = typeof draft === "object" && draft !== null ? draft : {}
  return { ...read, ...found.network }
}

/** What a person does with one field. */
const isOneField = (event: Transition["event"], before: unknown): boolean => {
  const [from, to] = [networkIn(before), networkIn(event["draft"])]
  const changed = (["retries", "keepAliveSeconds", "connectTimeoutSeconds"] as const).filter(
    (name) => from[name] !== to[name]
  )
  return isDeepStrictEqual(
    changed.map((name) => `network/${name}`),
    [event["setting"]]
  )
}

const oneOfMany = "there are such buttons where more than one setting collides"

type Context = EditContext<{ readonly held: { readonly config: unknown } }, unknown>
const facts = ({ subject, draft, current, choices, past, future, textIssue, hasTried, isMerged, isKept }: Context) => [
  subject.held.config,
  draft,
  current === null,
  choices,
  past.length > 0,
  future.length > 0,
  textIssue === null,
  hasTried,
  isMerged,
  isKept
]

export const spec: WalkSpec<typeof configMachine> = {
  input: { businessEntityId: 15, subject: holding(read), canEdit: true, kept: null },
  user: [
    typed({ retries: 4 }, "retries"),
    typed({ retries: 9 }, "retries"),
    typed({}, "retries"),
    typed({ retries: 4, keepAliveSeconds: 30 }, "keepAliveSeconds"),
    { type: "text.changed", text: "{" },
    { type: "undo" },
    { type: "redo" },
    { type: "submit" },
    { type: "confirm" },
    { type: "cancel" },
    { type: "edit" },
    { type: "discard" },
    { type: "collision.chosen", key: "network/retries", side: "mine" },
    { type: "collision.chosen", key: "network/keepAliveSeconds", side: "theirs" },
    { type: "mine" },
    { type: "theirs" },
    { type: "page.hidden" }
  ],
  outcomes: {
    update: {
      saved: { output: Result.succeed({ kind: "updated", subject: holding(read) }), answer: null },
      "moved on": movedOn("moved on"),
      "moved on beside it": movedOn("moved on beside it"),
      refused: answers.refused,
      unauthorized: answers.unauthorized
    }
  },
  project: ({ context }) => facts(context),
  notWalkable: ({ event, source }, before) => {
    const { context } = before
    const [state] = source
    if (event.type === "draft.changed" && !isOneField(event, context.draft)) return "a field changes one setting"
    if (event.type === "text.changed" && context.textIssue !== null) return "what stands there is not typed again"
    if (event.type === "discard" && state !== "asking")
      return "only a draft that is back is given up without a question"
    const collisions = selectors.selectCollisions(before).map(collisionKey)
    if ((event.type === "mine" || event.type === "theirs") && collisions.length < 2) return oneOfMany
    if (event.type === "collision.chosen" && !collisions.includes(String(event["key"]))) return "it does not collide"
    return null
  },
  leaves: ({ outcome }) => outcome === "unauthorized" || outcome === "saved",
  longest: 60
}
