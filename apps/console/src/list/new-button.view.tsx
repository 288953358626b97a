import { controlMessages } from "@command-center/domain/message/control-messages"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import type { ListRef } from "./list-ref.ts"
import { selectTableStatus } from "./list-status.ts"

export interface NewButtonProps<Row> {
  readonly list: ListRef<Row>
  readonly isBusy: boolean
  readonly onClick: () => void
}

/** New, once the rows are there: a name can only be held against those of the others then. */
export function NewButton<Row>({ list, isBusy, onClick }: NewButtonProps<Row>) {
  const isLoading = useSelector(list, (snapshot) => selectTableStatus(snapshot) === "loading")
  return (
    <Button variant="solid" colorPalette="accent" disabled={isLoading || isBusy} onClick={onClick}>
      {controlMessages.new}
    </Button>
  )
}
