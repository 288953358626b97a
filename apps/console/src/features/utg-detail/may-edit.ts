import { canEdit } from "@command-center/domain/permission/rights"
import { selectRights } from "@command-center/machines/session/session.selectors"
import type { Console } from "../../app/console.ts"

/** Whether the UTGs of an account may be edited when it is asked: rights may be others than when a form was opened. */
export type MayEdit = (businessEntityId: number) => boolean

export const mayEditUtgs =
  ({ session }: Pick<Console, "session">): MayEdit =>
  (businessEntityId) =>
    canEdit(selectRights(businessEntityId)(session.getSnapshot()), "utgs")
