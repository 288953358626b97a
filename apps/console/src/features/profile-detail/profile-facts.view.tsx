import { profileLabels } from "@command-center/domain/profile/profile-label-messages"
import { VersionText } from "@command-center/ui/cells/version-text"
import { RecordDate } from "../../record/date.view.tsx"
import { Fact, RecordFacts } from "../../record/record-facts.view.tsx"
import type { ProfileRecord } from "./profile-detail.wiring.ts"

export interface ProfileFactsProps {
  readonly businessEntityId: number
  /** Null while it is awaited: its facts keep their places. */
  readonly profile: ProfileRecord["profile"] | null
}

/** Where a profile belongs, and how old what it says is. */
export function ProfileFacts({ businessEntityId, profile }: ProfileFactsProps) {
  const { facts } = profileLabels
  return (
    <RecordFacts
      label={facts.label}
      isBusy={profile === null}
      businessEntityId={profile?.businessEntityId ?? businessEntityId}
    >
      <Fact label={facts.version}>{profile && <b>{profile.version}</b>}</Fact>
      <Fact label={facts.schema}>{profile && <VersionText version={profile.schemaVersion} />}</Fact>
      <Fact label={facts.updated}>
        {profile && (profile.lastUpdatedAt === null ? facts.never : <RecordDate iso={profile.lastUpdatedAt} />)}
      </Fact>
      <Fact label={facts.applied}>
        {profile && (profile.lastAppliedAt === null ? facts.never : <RecordDate iso={profile.lastAppliedAt} />)}
      </Fact>
    </RecordFacts>
  )
}
