import { shellMessages } from "@command-center/domain/message/shell-messages"
import type { Area } from "@command-center/domain/permission/area"
import { subjectOfArea } from "@command-center/domain/permission/rights"
import { Button } from "@command-center/ui/fields/button"
import { WhyIcon } from "@command-center/ui/layout/action-icons"
import type { MenuItem } from "@command-center/ui/layout/menu-item"
import { type ShellRef, useShell } from "../app/shell.ts"

/** The account that a row is of; null where it tells none. */
const accountOf = (row: unknown): number | null => {
  const hasAccount = typeof row === "object" && row !== null && "businessEntityId" in row
  const account: unknown = hasAccount ? row.businessEntityId : null
  return typeof account === "number" ? account : null
}

/** In a row's menu, for those who may only read: why, at the row's account. */
export const whyNotItem = (shell: ShellRef | null, area: Area, row: unknown): ReadonlyArray<MenuItem> =>
  shell === null
    ? []
    : [
        {
          id: "whyNot",
          label: shellMessages.whyNot,
          icon: WhyIcon,
          onSelect: () =>
            shell.send({
              type: "rights.opened",
              subject: subjectOfArea(area),
              user: null,
              businessEntityId: accountOf(row)
            })
        }
      ]

/** In the bar of what is selected: why nothing can be done with it. */
export function WhyNot({ area }: { readonly area: Area }) {
  const shell = useShell()
  if (shell === null) return null
  const subject = subjectOfArea(area)
  return (
    <Button
      size="xs"
      colorPalette="gray"
      aria-haspopup="dialog"
      onClick={() => shell.send({ type: "rights.opened", subject, user: null, businessEntityId: null })}
    >
      <WhyIcon aria-hidden />
      {shellMessages.whyNot}
    </Button>
  )
}
