import { shellMessages } from "@command-center/domain/message/shell-messages"
import type { Area } from "@command-center/domain/permission/area"
import { subjectOfArea } from "@command-center/domain/permission/rights"
import { rightsMessages } from "@command-center/domain/permission/rights-messages"
import type { PageHeadingProps } from "@command-center/ui/layout/page-heading"
import { useShell } from "../app/shell.ts"

function Why({ area }: { readonly area: Area }) {
  const shell = useShell()
  if (shell === null) return null
  return (
    <button
      type="button"
      className="cc-link cc-why"
      aria-haspopup="dialog"
      data-tip={rightsMessages.whyTip}
      onClick={() => shell.send({ type: "rights.opened", subject: subjectOfArea(area), user: null })}
    >
      {rightsMessages.why}
    </button>
  )
}

/** The lock of a page's heading (document 1 §2.7), and beside it why it is open or closed. */
export const pageAccess = (area: Area, canEdit: boolean): NonNullable<PageHeadingProps["access"]> => ({
  canEdit,
  tooltip: canEdit ? shellMessages.editAccess : shellMessages.readOnlyAccess,
  why: <Why area={area} />
})
