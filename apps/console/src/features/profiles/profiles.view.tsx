import { detailPath } from "@command-center/domain/navigation/routes"
import type { ProfileRow } from "@command-center/domain/profile/profile"
import { profileList } from "@command-center/domain/profile/profile-list"
import {
  profileRows,
  type profilesScreenMachine
} from "@command-center/machines/profiles-screen/profiles-screen.machine"
import * as select from "@command-center/machines/profiles-screen/profiles-screen.selectors"
import { CopyIcon, RemoveIcon } from "@command-center/ui/layout/action-icons"
import type { MenuItem } from "@command-center/ui/layout/menu-item"
import { cellText } from "@command-center/ui/table/cell-text"
import { useSelector } from "@xstate/react"
import { Link } from "react-router-dom"
import type { ActorRefFrom } from "xstate"
import { CompareButton } from "../../list/compare-button.view.tsx"
import { CrashedView } from "../../list/crashed.view.tsx"
import { NewButton } from "../../list/new-button.view.tsx"
import { type RowScreen, RowScreenView } from "../../list/row-screen.view.tsx"
import type { LinkCells } from "../../list/table-columns.tsx"
import { CloneProfileDialog } from "./clone-profile.view.tsx"
import { DeleteProfileDialog } from "./delete-profile.view.tsx"
import { NewProfileDialog } from "./new-profile.view.tsx"

export interface ProfilesViewProps {
  readonly actor: ActorRefFrom<typeof profilesScreenMachine>
  readonly businessEntityId: number
  readonly canEdit: boolean
}

const screen: RowScreen<ProfileRow> = profileRows

/** Document 2 §2 "Profile list". */
export function ProfilesView({ actor, businessEntityId, canEdit }: ProfilesViewProps) {
  const rows = useSelector(actor, select.selectRows)
  const isCrashed = useSelector(actor, select.selectIsCrashed)
  const isCollecting = useSelector(actor, select.selectIsCollecting)
  const newProfile = useSelector(actor, select.selectNewProfile)
  const cloneProfile = useSelector(actor, select.selectCloneProfile)
  const deleteProfile = useSelector(actor, select.selectDeleteProfile)
  if (isCrashed || rows === undefined) {
    return <CrashedView screen={profileList.title} onRetry={() => actor.send({ type: "retry" })} />
  }
  const links: LinkCells<ProfileRow> = {
    name: (row, place) => (
      <Link to={detailPath(businessEntityId, "profiles", row.id)} {...place}>
        {cellText(profileList.nameOf(row))}
      </Link>
    )
  }
  const changes = (row: ProfileRow): ReadonlyArray<MenuItem> => [
    {
      id: "delete",
      label: "Delete profile",
      icon: RemoveIcon,
      isDestructive: true,
      onSelect: () => actor.send({ type: "deletion.opened", row })
    },
    {
      id: "clone",
      label: "Clone profile",
      icon: CopyIcon,
      onSelect: () => actor.send({ type: "clone.opened", row })
    }
  ]
  return (
    <RowScreenView
      actor={rows}
      screen={screen}
      links={links}
      canEdit={canEdit}
      rowActions={(row) => (canEdit ? changes(row) : [])}
      tools={(list) => (
        <>
          <CompareButton businessEntityId={businessEntityId} places={{ left: null, right: null }} />
          {canEdit && (
            <NewButton list={list} isBusy={isCollecting} onClick={() => actor.send({ type: "creation.opened" })} />
          )}
        </>
      )}
    >
      {newProfile !== undefined && <NewProfileDialog actor={newProfile} />}
      {cloneProfile !== undefined && <CloneProfileDialog actor={cloneProfile} />}
      {deleteProfile !== undefined && <DeleteProfileDialog actor={deleteProfile} />}
    </RowScreenView>
  )
}
