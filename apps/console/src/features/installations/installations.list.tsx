import type { InstallationRow } from "@command-center/domain/installation/installation"
import { installationLabels } from "@command-center/domain/installation/installation-label-messages"
import { installationMessages } from "@command-center/domain/installation/installation-messages"
import { controlMessages } from "@command-center/domain/message/control-messages"
import { transferMessages } from "@command-center/domain/message/transfer-messages"
import type { Intent } from "@command-center/domain/navigation/intent"
import { installationRows } from "@command-center/machines/screens/installations-screen"
import { Button } from "@command-center/ui/fields/button"
import { DownloadIcon, RemoveIcon } from "@command-center/ui/layout/action-icons"
import type { MenuItem } from "@command-center/ui/layout/menu-item"
import { useSelector } from "@xstate/react"
import { laterDialog } from "../../app/later-dialog.tsx"
import { FlowScreenView, ScreenChild } from "../../list/flow-screen.view.tsx"
import { listPage } from "../../list/list-page.ts"
import type { ListScreenProps } from "../../list/list-screen-props.ts"
import type { RowScreen } from "../../list/row-screen.view.tsx"
import { useFlowScreen } from "../../list/use-flow-screen.ts"
import { AboutInstallations } from "./about-installations.view.tsx"
import { Downloads, useIsPackageComing, wantInstaller, wantPackage } from "./downloads.view.tsx"
import { wireInstallations } from "./installations.wiring.ts"

const InstallationWizardDialog = laterDialog(
  async () => (await import("./installation-wizard.view.tsx")).InstallationWizardDialog
)
const DeactivateInstallationDialog = laterDialog(
  async () => (await import("./deactivate-installation.view.tsx")).DeactivateInstallationDialog
)

interface InstallationsScreenProps extends ListScreenProps {
  /** From the navigation state: `install` and `connect` open New on arrival. */
  readonly intent: Intent | null
}

const screen: RowScreen<InstallationRow> = {
  ...installationRows,
  about: { title: installationMessages.about.title, Text: AboutInstallations }
}

const whyNoPackage = (verificationId: string | null, isDownloading: boolean): string | undefined => {
  if (verificationId === null) return installationMessages.noPackage
  return isDownloading ? transferMessages.oneAtATime : undefined
}

/** Document 2 §2 "Installation list". */
function InstallationsScreen(props: InstallationsScreenProps) {
  const { canEdit } = props
  const actor = useFlowScreen(installationRows, wireInstallations, props)
  const isDownloading = useIsPackageComing({ screen: actor })
  const isWizardOpen = useSelector(actor, (s) => s.children.installationWizard !== undefined)
  const deactivate = (row: InstallationRow): MenuItem => ({
    id: "deactivate",
    label: installationLabels.deactivateInstall,
    icon: RemoveIcon,
    isDestructive: true,
    onSelect: () => actor.send({ type: "deactivateInstallation.opened", row })
  })
  const downloads = ({ verificationId }: InstallationRow): ReadonlyArray<MenuItem> => [
    {
      id: "installer",
      label: installationLabels.installer,
      icon: DownloadIcon,
      onSelect: () => wantInstaller({ screen: actor })
    },
    {
      id: "package",
      label: installationLabels.installPackage,
      icon: DownloadIcon,
      reason: whyNoPackage(verificationId, isDownloading),
      onSelect: () => wantPackage({ screen: actor }, verificationId ?? "")
    }
  ]
  return (
    <FlowScreenView
      actor={actor}
      screen={screen}
      canEdit={canEdit}
      rowActions={(row) => [...(canEdit ? [deactivate(row)] : []), ...downloads(row)]}
      tools={() => (
        <>
          {!isWizardOpen && <Downloads screen={actor} />}
          {canEdit && (
            <Button
              variant="solid"
              colorPalette="accent"
              onClick={() => actor.send({ type: "installationWizard.opened" })}
            >
              {controlMessages.new}
            </Button>
          )}
        </>
      )}
    >
      <ScreenChild of={actor} name="installationWizard">
        {(flow) => <InstallationWizardDialog actor={flow} screen={actor} />}
      </ScreenChild>
      <ScreenChild of={actor} name="deactivateInstallation">
        {(flow) => <DeactivateInstallationDialog actor={flow} />}
      </ScreenChild>
    </FlowScreenView>
  )
}

export const page = listPage(installationRows, InstallationsScreen)
