import type { ProfileRow } from "@command-center/domain/profile/profile"
import type { TemplateRow } from "@command-center/domain/template/template"
import { type KeptOpening, makeKeptOpening } from "./kept-opening.ts"

/** The dialogs of a list that the page of one of its rows offers. */
export interface RowOpenings {
  readonly profiles: KeptOpening<{
    readonly type: "cloneProfile.opened" | "deleteProfile.opened"
    readonly row: ProfileRow
  }>
  readonly templates: KeptOpening<{ readonly type: "deleteTemplate.opened"; readonly row: TemplateRow }>
}

export const makeRowOpenings = (): RowOpenings => ({ profiles: makeKeptOpening(), templates: makeKeptOpening() })
