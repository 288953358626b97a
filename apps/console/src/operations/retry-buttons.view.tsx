import { progressMessages } from "@command-center/domain/operation/progress-messages"
import { Button } from "@command-center/ui/fields/button"

export interface RetryButtonsProps {
  readonly unknown: ReadonlyArray<number>
  readonly failed: ReadonlyArray<number>
  readonly notSent: ReadonlyArray<number>
  readonly onRetry: (ids: ReadonlyArray<number>) => void
}

/** A button for each kind of what was not accepted: none of them sends what another stands for. */
export function RetryButtons({ unknown, failed, notSent, onRetry }: RetryButtonsProps) {
  return (
    <>
      {unknown.length > 0 && (
        <Button colorPalette="gray" onClick={() => onRetry(unknown)}>
          {progressMessages.retryUnknown(unknown.length)}
        </Button>
      )}
      {notSent.length > 0 && (
        <Button colorPalette="gray" onClick={() => onRetry(notSent)}>
          {progressMessages.sendRest(notSent.length)}
        </Button>
      )}
      {failed.length > 0 && (
        <Button variant="solid" colorPalette="accent" onClick={() => onRetry(failed)}>
          {progressMessages.retryFailed(failed.length)}
        </Button>
      )}
    </>
  )
}
