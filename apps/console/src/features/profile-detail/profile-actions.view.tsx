import { listPath } from "@command-center/domain/navigation/routes"
import type { ProfileRow } from "@command-center/domain/profile/profile"
import { profileLabels } from "@command-center/domain/profile/profile-label-messages"
import { CopyIcon, RemoveIcon } from "@command-center/ui/layout/action-icons"
import { useNavigate } from "react-router"
import { useConsole } from "../../app/console.ts"
import { CompareButton } from "../../list/compare-button.view.tsx"
import { RecordActions } from "../../record/record-actions.view.tsx"

export interface ProfileActionsProps {
  readonly businessEntityId: number
  readonly profileId: number
  readonly canEdit: boolean
  /** Null while it is awaited. */
  readonly profile: ProfileRow | null
}

/** What the list offers for a profile: it is compared by whoever sees it, cloned and deleted by who may edit. */
export function ProfileActions({ businessEntityId, profileId, canEdit, profile }: ProfileActionsProps) {
  const { rowOpenings } = useConsole()
  const navigate = useNavigate()
  const open = (type: "cloneProfile.opened" | "deleteProfile.opened", row: ProfileRow) =>
    void navigate(listPath(businessEntityId, "profiles"), { state: rowOpenings.profiles.keep({ type, row }) })
  return (
    <>
      <CompareButton
        businessEntityId={businessEntityId}
        places={{ left: { kind: "profile", id: profileId }, right: null }}
      />
      {canEdit && (
        <RecordActions
          items={
            profile && [
              {
                id: "clone",
                label: profileLabels.cloneRow,
                icon: CopyIcon,
                onSelect: () => open("cloneProfile.opened", profile)
              },
              {
                id: "delete",
                label: profileLabels.removeRow,
                icon: RemoveIcon,
                isDestructive: true,
                onSelect: () => open("deleteProfile.opened", profile)
              }
            ]
          }
        />
      )}
    </>
  )
}
