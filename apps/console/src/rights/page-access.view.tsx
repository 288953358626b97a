import { shellMessages } from "@command-center/domain/message/shell-messages"
import type { Area } from "@command-center/domain/permission/area"
import { subjectOfArea } from "@command-center/domain/permission/rights"
import type { PageHeadingProps } from "@command-center/ui/layout/page-heading"
import { useShell } from "../app/shell.ts"

interface WhyProps {
  readonly area: Area
  /** The account that the page's record is at; null for the selected one. */
  readonly businessEntityId: number | null
}

function Why({ area, businessEntityId }: WhyProps) {
  const shell = useShell()
  if (shell === null) return null
  return (
    <button
      type="button"
      className="cc-link cc-why"
      aria-haspopup="dialog"
      data-tip={shellMessages.whyTip}
      onClick={() => shell.send({ type: "rights.opened", subject: subjectOfArea(area), user: null, businessEntityId })}
    >
      {shellMessages.why}
    </button>
  )
}

/** The lock of a page's heading (document 1 §2.7), and beside it why it is open or closed. */
export const pageAccess = (
  area: Area,
  canEdit: boolean,
  businessEntityId: number | null = null
): NonNullable<PageHeadingProps["access"]> => ({
  canEdit,
  tooltip: canEdit ? shellMessages.editAccess : shellMessages.readOnlyAccess,
  why: <Why area={area} businessEntityId={businessEntityId} />
})
