import { installationMessages } from "@command-center/domain/installation/installation-messages"
import type { installationsScreenMachine } from "@command-center/machines/installations-screen/installations-screen.machine"
import * as select from "@command-center/machines/installations-screen/installations-screen.selectors"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { TransferredBytes } from "../../list/transferred-bytes.view.tsx"

export interface DownloadsProps {
  readonly actor: ActorRefFrom<typeof installationsScreenMachine>
}

/** What is being downloaded; the installer's message goes by itself. */
export function DownloadStatus({ actor }: DownloadsProps) {
  const isInstallerTold = useSelector(actor, select.selectIsInstallerTold)
  const transfer = useSelector(actor, select.selectTransfer)
  const isDownloading = useSelector(actor, select.selectIsDownloading)
  return (
    <>
      {isInstallerTold && (
        <span className="cc-wait" role="status">
          {installationMessages.downloadingInstaller}
        </span>
      )}
      {isDownloading && (
        <TransferredBytes label={installationMessages.downloadingPackage} transfer={transfer} isInline>
          <Button colorPalette="gray" size="xs" onClick={() => actor.send({ type: "package.cancelled" })}>
            Cancel
          </Button>
        </TransferredBytes>
      )}
    </>
  )
}
