import { compareMessages } from "@command-center/domain/message/compare-messages"
import { type ComparedPlaces, comparePath } from "@command-center/domain/navigation/compare-route"
import { Button } from "@command-center/ui/fields/button"
import { CompareIcon } from "@command-center/ui/layout/action-icons"
import { useNavigate } from "react-router"

export interface CompareButtonProps {
  readonly businessEntityId: number
  readonly places: ComparedPlaces
  /** Why nothing can be compared; undefined where something can. */
  readonly hint?: string | undefined
  /** Where the toolbar has no room for the word. */
  readonly isIcon?: boolean
}

/** Leads from a list to the comparison. */
export function CompareButton({ businessEntityId, places, hint, isIcon = false }: CompareButtonProps) {
  const navigate = useNavigate()
  return (
    <Button
      colorPalette="gray"
      className={isIcon ? "cc-toolbar-rare" : undefined}
      reason={hint}
      aria-label={compareMessages.title}
      data-tip={isIcon ? compareMessages.title : undefined}
      onClick={() => void navigate(comparePath(businessEntityId, places))}
    >
      <CompareIcon aria-hidden />
      {!isIcon && compareMessages.title}
    </Button>
  )
}
