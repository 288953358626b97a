import { shellMessages } from "@command-center/domain/message/shell-messages"
import type { Area } from "@command-center/domain/permission/area"
import { subjectOfArea } from "@command-center/domain/permission/rights"
import { Button } from "@command-center/ui/fields/button"
import { WhyIcon } from "@command-center/ui/layout/action-icons"
import { useShell } from "../app/shell.ts"

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
