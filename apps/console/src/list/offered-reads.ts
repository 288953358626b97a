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
import type { Offered } from "@command-center/machines/actor-logic/offered"
import { Effect } from "effect"

type Told = (count: number, reasons: ReadonlyArray<string>) => string

const offered = <Row>({ rows, unreadable: { count, reasons } }: ReadRows<Row>, told: Told): Offered<Row> => ({
  rows,
  notOffered: count === 0 ? null : told(count, reasons)
})

/** The profiles of an account to choose from. */
export const profiles = (businessEntityId: number) =>
  Effect.map(loadList(profileList, businessEntityId), (read) => offered(read, profileMessages.notOffered))

/** The config templates of an account to choose from. */
export const templates = (businessEntityId: number) =>
  Effect.map(loadList(templateList, businessEntityId), (read) => offered(read, templateMessages.notOffered))

/** The forms of an account to choose from, of whatever device type. */
export const forms = (businessEntityId: number) =>
  Effect.map(loadList(formList, businessEntityId), (read) => offered(read, formMessages.notOffered))

/** The versions of UTG or agent to choose from: what has none, or cannot be downloaded, is not one. */
export const versions = (component: ComponentKind) => {
  const label = component === "utg" ? taskLabels.utgVersion : taskLabels.agentVersion
  const told: Told = (count, reasons) => scheduleMessages.versionsNotOffered(label, count, reasons)
  return Effect.map(loadVersionManifest(component), ({ rows, unreadable }) =>
    offered({ rows: sortProducts(rows), unreadable }, told)
  )
}
