import { compareMessages } from "@command-center/domain/message/compare-messages"
import type { ComparedPlace } from "@command-center/domain/navigation/compare-route"
import { selectedIds } from "@command-center/domain/rows/selection"
import type { UtgRow } from "@command-center/domain/utg/utg"
import { selectSelectedCount, selectSelection } from "@command-center/machines/list-screen/list-screen.selectors"
import { useSelector } from "@xstate/react"
import { CompareButton } from "../../list/compare-button.view.tsx"
import type { ListRef } from "../../list/list-ref.ts"

export interface CompareUtgsProps {
  readonly list: ListRef<UtgRow>
  readonly businessEntityId: number
}

const utg = (id: number | undefined): ComparedPlace | null => (id === undefined ? null : { kind: "utg", id })

/** Compares the one or two UTGs that are selected; with one, the other side is chosen there. */
export function CompareUtgs({ list, businessEntityId }: CompareUtgsProps) {
  const selection = useSelector(list, selectSelection<UtgRow>)
  const count = useSelector(list, selectSelectedCount<UtgRow>)
  const isComparable = count === 1 || count === 2
  const [left, right] = isComparable ? selectedIds(selection) : []
  return (
    <CompareButton
      isIcon
      businessEntityId={businessEntityId}
      places={{ left: utg(left), right: utg(right) }}
      hint={isComparable ? undefined : compareMessages.hint}
    />
  )
}
