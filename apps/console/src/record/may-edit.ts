import type { Area } from "@command-center/domain/permission/area"
import { canEdit } from "@command-center/domain/permission/rights"
import { selectRights } from "@command-center/machines/session/session.selectors"
import type { Console } from "../app/console.ts"

/** Whether an account's records may be edited when it is asked: rights may be others than when a form was opened. */
export type MayEdit = (businessEntityId: number) => boolean

export const mayEditNow =
  ({ session }: Pick<Console, "session">, area: Area): MayEdit =>
  (businessEntityId) =>
    canEdit(selectRights(businessEntityId)(session.getSnapshot()), area)
