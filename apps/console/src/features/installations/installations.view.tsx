import type { InstallationRow } from "@command-center/domain/installation/installation"
import { installationList } from "@command-center/domain/installation/installation-list"
import { installationMessages } from "@command-center/domain/installation/installation-messages"
import * as select from "@command-center/machines/installations-screen/installations-screen.selectors"
import { installationRows } from "@command-center/machines/installations-screen/installations-screen.setup"
import { Button } from "@command-center/ui/fields/button"
import { DownloadIcon, RemoveIcon } from "@command-center/ui/layout/action-icons"
import type { MenuItem } from "@command-center/ui/layout/menu-item"
import { useSelector } from "@xstate/react"
import { CrashedView } from "../../list/crashed.view.tsx"
import { type RowScreen, RowScreenView } from "../../list/row-screen.view.tsx"
import { AboutInstallations } from "./about-installations.view.tsx"
import { DeactivateInstallationDialog } from "./deactivate-installation.view.tsx"
import { DownloadStatus, type DownloadsProps } from "./downloads.view.tsx"
import { InstallationWizardDialog } from "./installation-wizard.view.tsx"

export interface InstallationsViewProps extends DownloadsProps {
  readonly canEdit: boolean
}

const screen: RowScreen<InstallationRow> = {
  ...installationRows,
  about: { title: installationMessages.about.title, Text: AboutInstallations }
}

/** Document 2 §2 "Installation list". */
export function InstallationsView({ actor, canEdit }: InstallationsViewProps) {
  const rows = useSelector(actor, select.selectRows)
  const isCrashed = useSelector(actor, select.selectIsCrashed)
  const isDownloading = useSelector(actor, select.selectIsDownloading)
  const wizard = useSelector(actor, select.selectWizard)
  const deactivation = useSelector(actor, select.selectDeactivation)
  if (isCrashed || rows === undefined) {
    return <CrashedView screen={installationList.title} onRetry={() => actor.send({ type: "retry" })} />
  }
  const deactivate = (row: InstallationRow): MenuItem => ({
    id: "deactivate",
    label: "Deactivate Install",
    icon: RemoveIcon,
    isDestructive: true,
    onSelect: () => actor.send({ type: "deactivation.opened", row })
  })
  const downloads = ({ verificationId }: InstallationRow): ReadonlyArray<MenuItem> => [
    {
      id: "installer",
      label: "Download Installer",
      icon: DownloadIcon,
      onSelect: () => actor.send({ type: "installer.wanted" })
    },
    {
      id: "package",
      label: "Download Install Package",
      icon: DownloadIcon,
      isDisabled: isDownloading || verificationId === null,
      onSelect: () => actor.send({ type: "package.wanted", verificationId: verificationId ?? "" })
    }
  ]
  return (
    <RowScreenView
      actor={rows}
      screen={screen}
      canEdit={canEdit}
      rowActions={(row) => [...(canEdit ? [deactivate(row)] : []), ...downloads(row)]}
      tools={() => (
        <>
          {wizard === undefined && <DownloadStatus actor={actor} />}
          {canEdit && (
            <Button variant="solid" colorPalette="accent" onClick={() => actor.send({ type: "creation.opened" })}>
              New
            </Button>
          )}
        </>
      )}
    >
      {wizard !== undefined && <InstallationWizardDialog actor={wizard} screen={actor} />}
      {deactivation !== undefined && <DeactivateInstallationDialog actor={deactivation} />}
    </RowScreenView>
  )
}
