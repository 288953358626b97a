import { installationMessages } from "@command-center/domain/installation/installation-messages"
import { controlMessages } from "@command-center/domain/message/control-messages"
import type { installationsScreenMachine } from "@command-center/machines/screens/installations-screen"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { DownloadStatus, useIsDownloading } from "../../list/download-status.view.tsx"
import { ScreenChild } from "../../list/flow-screen.view.tsx"

export interface DownloadsProps {
  readonly screen: ActorRefFrom<typeof installationsScreenMachine>
}

type Installer = NonNullable<ReturnType<DownloadsProps["screen"]["getSnapshot"]>["children"]["downloadInstaller"]>

/** Its message goes by itself. */
function InstallerStatus({ actor }: { readonly actor: Installer }) {
  const isTold = useSelector(actor, (s) => s.matches("told"))
  return (
    isTold && (
      <span className="cc-wait" role="status">
        {installationMessages.downloadingInstaller}
      </span>
    )
  )
}

/** What is being downloaded. */
export function Downloads({ screen }: DownloadsProps) {
  return (
    <>
      <ScreenChild of={screen} name="downloadInstaller">
        {(actor) => <InstallerStatus actor={actor} />}
      </ScreenChild>
      <ScreenChild of={screen} name="downloadPackage">
        {(actor) => (
          <DownloadStatus
            actor={actor}
            label={installationMessages.downloadingPackage}
            cancel={controlMessages.cancel}
          />
        )}
      </ScreenChild>
    </>
  )
}

/** Asks for the installer; the browser then downloads it by itself. */
export const wantInstaller = ({ screen }: DownloadsProps): void =>
  screen.getSnapshot().children.downloadInstaller?.send({ type: "installer.wanted" })

export const wantPackage = ({ screen }: DownloadsProps, verificationId: string): void =>
  screen.getSnapshot().children.downloadPackage?.send({ type: "download.started", wanted: verificationId })

export const useIsPackageComing = ({ screen }: DownloadsProps): boolean =>
  useIsDownloading(useSelector(screen, (s) => s.children.downloadPackage))
