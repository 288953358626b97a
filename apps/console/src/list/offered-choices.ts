import { loadList } from "@command-center/api/management/lists"
import type { ReadRows } from "@command-center/api/transport/decode"
import { loadVersionManifest } from "@command-center/api/versions"
import { formList } from "@command-center/domain/form/form-list"
import { formMessages } from "@command-center/domain/form/form-messages"
import { profileList } from "@command-center/domain/profile/profile-list"
import { profileMessages } from "@command-center/domain/profile/profile-messages"
import type { ComponentKind } from "@command-center/domain/task/command"
import { taskLabels } from "@command-center/domain/task/task-label-messages"
import { scheduleMessages } from "@command-center/domain/task/task-messages"
import { templateList } from "@command-center/domain/template/template-list"
import { templateMessages } from "@command-center/domain/template/template-messages"
import { sortProducts } from "@command-center/domain/version/version-product"
import { nothingOffered, type Offered } from "@command-center/machines/actor-logic/offered"
import { Effect, Result } from "effect"
import type { PagePart } from "../record/page-part.ts"

type Told = (count: number, reasons: ReadonlyArray<string>) => string

const offered = <Row>({ rows, unreadable: { count, reasons } }: ReadRows<Row>, told: Told): Offered<Row> => ({
  rows,
  notOffered: count === 0 ? null : told(count, reasons)
})

/** The profiles of an account to choose from. */
export const offeredProfiles = (businessEntityId: number) =>
  Effect.map(loadList(profileList, businessEntityId), (read) => offered(read, profileMessages.notOffered))

/** The config templates of an account to choose from. */
export const offeredTemplates = (businessEntityId: number) =>
  Effect.map(loadList(templateList, businessEntityId), (read) => offered(read, templateMessages.notOffered))

/** The forms of an account to choose from, of whatever device type. */
export const offeredForms = (businessEntityId: number) =>
  Effect.map(loadList(formList, businessEntityId), (read) => offered(read, formMessages.notOffered))

/** The versions of UTG or agent to choose from: what has none, or cannot be downloaded, is not one. */
export const offeredVersions = (component: ComponentKind) => {
  const label = component === "utg" ? taskLabels.utgVersion : taskLabels.agentVersion
  const told: Told = (count, reasons) => scheduleMessages.versionsNotOffered(label, count, reasons)
  return Effect.map(loadVersionManifest(component), ({ rows, unreadable }) =>
    offered({ rows: sortProducts(rows), unreadable }, told)
  )
}

/** What there is to choose from as far as it could be read. */
export const offeredIn = <Row>(part: PagePart<Offered<Row>>): Offered<Row> =>
  Result.getOrElse(part, (): Offered<Row> => nothingOffered)
