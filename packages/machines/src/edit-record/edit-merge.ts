import { pathKey } from "@command-center/domain/settings/setting-path"
import type { Collision, EditContext, EditDefinition, Rebased, Side } from "./edit-record.types.ts"

type Moved<Subject, Draft> = Pick<EditContext<Subject, Draft>, "subject" | "draft" | "current" | "choices">

export const collisionKey = ({ path }: Pick<Collision, "path">): string => pathKey(path)

/** What was typed on top of what the service has now; null while it is not known to have moved on. */
export const rebasedNow = <Subject, Draft>(
  { rebased }: Pick<EditDefinition<Subject, Draft>, "rebased">,
  { subject, draft, current, choices }: Moved<Subject, Draft>
): Required<Rebased<Subject, Draft>> | null =>
  current === null ? null : { subject: current, ...rebased(subject, draft, current, choices) }

export const areAllChosen = <Subject, Draft>(
  definition: Pick<EditDefinition<Subject, Draft>, "rebased">,
  moved: Moved<Subject, Draft>
): boolean =>
  rebasedNow(definition, moved)?.collisions.every((each) => Object.hasOwn(moved.choices, collisionKey(each))) ?? false

/** All collisions decided for one side. */
export const allChosen = <Subject, Draft>(
  definition: Pick<EditDefinition<Subject, Draft>, "rebased">,
  moved: Moved<Subject, Draft>,
  side: Side
) => Object.fromEntries((rebasedNow(definition, moved)?.collisions ?? []).map((each) => [collisionKey(each), side]))
