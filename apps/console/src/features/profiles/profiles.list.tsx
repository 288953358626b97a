import { waitMessages } from "@command-center/domain/message/wait-messages"
import { detailPath } from "@command-center/domain/navigation/routes"
import type { ProfileRow } from "@command-center/domain/profile/profile"
import { profileLabels } from "@command-center/domain/profile/profile-label-messages"
import { profileList } from "@command-center/domain/profile/profile-list"
import { selectIsReading } from "@command-center/machines/flow-screen/flow-screen.selectors"
import { profileRows } from "@command-center/machines/screens/profiles-screen"
import { VersionText } from "@command-center/ui/cells/version-text"
import { CopyIcon, RemoveIcon } from "@command-center/ui/layout/action-icons"
import type { MenuItem } from "@command-center/ui/layout/menu-item"
import { nameProps } from "@command-center/ui/table/end-kept"
import { useSelector } from "@xstate/react"
import { useConsole } from "../../app/console.ts"
import { laterDialog } from "../../app/later-dialog.tsx"
import { Link } from "../../app/page-link.tsx"
import { CompareButton } from "../../list/compare-button.view.tsx"
import { FlowScreenView, ScreenChild } from "../../list/flow-screen.view.tsx"
import { listPage } from "../../list/list-page.ts"
import type { ListScreenProps } from "../../list/list-screen-props.ts"
import { NewButton } from "../../list/new-button.view.tsx"
import type { RowScreen } from "../../list/row-screen.view.tsx"
import type { LinkCells } from "../../list/table-columns.tsx"
import { useFlowScreen } from "../../list/use-flow-screen.ts"
import { useKeptOpening } from "../../list/use-kept-opening.ts"
import { wireProfiles } from "./profiles.wiring.ts"

const CloneProfileDialog = laterDialog(async () => (await import("./clone-profile.view.tsx")).CloneProfileDialog)
const DeleteProfileDialog = laterDialog(async () => (await import("./delete-profile.view.tsx")).DeleteProfileDialog)
const NewProfileDialog = laterDialog(async () => (await import("./new-profile.view.tsx")).NewProfileDialog)

const profileScreen: RowScreen<ProfileRow> = {
  ...profileRows,
  cells: { schemaVersion: (row) => <VersionText version={row.schemaVersion} /> }
}

/** Document 2 §2 "Profile list". */
function ProfilesScreen(props: ListScreenProps) {
  const { businessEntityId, canEdit } = props
  const actor = useFlowScreen(profileRows, wireProfiles, props)
  const isReading = useSelector(actor, selectIsReading)
  useKeptOpening(useConsole().rowOpenings.profiles, actor)
  const links: LinkCells<ProfileRow> = {
    name: (row, place) => (
      <Link to={detailPath(businessEntityId, "profiles", row.id)} {...place} {...nameProps(profileList.nameOf(row))} />
    )
  }
  const changes = (row: ProfileRow): ReadonlyArray<MenuItem> => [
    {
      id: "delete",
      label: profileLabels.removeRow,
      icon: RemoveIcon,
      isDestructive: true,
      reason: isReading ? waitMessages.opening : undefined,
      onSelect: () => actor.send({ type: "deleteProfile.opened", row })
    },
    {
      id: "clone",
      label: profileLabels.cloneRow,
      icon: CopyIcon,
      reason: isReading ? waitMessages.opening : undefined,
      onSelect: () => actor.send({ type: "cloneProfile.opened", row })
    }
  ]
  return (
    <FlowScreenView
      actor={actor}
      screen={profileScreen}
      links={links}
      canEdit={canEdit}
      rowActions={(row) => (canEdit ? changes(row) : [])}
      tools={(list) => (
        <>
          <CompareButton businessEntityId={businessEntityId} places={{ left: null, right: null }} />
          {canEdit && (
            <NewButton list={list} isBusy={isReading} onClick={() => actor.send({ type: "newProfile.opened" })} />
          )}
        </>
      )}
    >
      <ScreenChild of={actor} name="newProfile">
        {(flow) => <NewProfileDialog actor={flow} />}
      </ScreenChild>
      <ScreenChild of={actor} name="cloneProfile">
        {(flow) => <CloneProfileDialog actor={flow} />}
      </ScreenChild>
      <ScreenChild of={actor} name="deleteProfile">
        {(flow) => <DeleteProfileDialog actor={flow} />}
      </ScreenChild>
    </FlowScreenView>
  )
}

export const page = listPage(profileRows, ProfilesScreen)
