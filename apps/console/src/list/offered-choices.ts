import type { ComponentKind } from "@command-center/domain/task/command"
import { nothingOffered, type Offered } from "@command-center/machines/actor-logic/offered"
import { Effect, Result } from "effect"
import { laterCalls } from "../app/later-calls.ts"
import type { PagePart } from "../record/page-part.ts"

/** A list is shown without what its dialogs offer. */
const reads = laterCalls(() => import("./offered-reads.ts"))

export const offeredProfiles = (businessEntityId: number) =>
  Effect.flatMap(reads, ({ profiles }) => profiles(businessEntityId))

export const offeredTemplates = (businessEntityId: number) =>
  Effect.flatMap(reads, ({ templates }) => templates(businessEntityId))

export const offeredForms = (businessEntityId: number) => Effect.flatMap(reads, ({ forms }) => forms(businessEntityId))

export const offeredVersions = (component: ComponentKind) =>
  Effect.flatMap(reads, ({ versions }) => versions(component))

/** What there is to choose from as far as it could be read. */
export const offeredIn = <Row>(part: PagePart<Offered<Row>>): Offered<Row> =>
  Result.getOrElse(part, (): Offered<Row> => nothingOffered)
