import { type LoadedProfile, loadProfile } from "@command-center/api/management/profiles"
import { schemaVersionOf } from "@command-center/domain/component-config/schema-version"
import { controlMessages } from "@command-center/domain/message/control-messages"
import { frameMessages } from "@command-center/domain/message/frame-messages"
import { profileLabels } from "@command-center/domain/profile/profile-label-messages"
import { profileMessages } from "@command-center/domain/profile/profile-messages"
import { knownSecrets } from "@command-center/domain/settings/secret-settings"
import { utgDetailMessages } from "@command-center/domain/utg/utg-detail-messages"
import { selectIsLoading, selectRecord } from "@command-center/machines/record-screen/record-screen.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Card } from "@command-center/ui/layout/card"
import { DefinitionList } from "@command-center/ui/layout/definition-list"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { useConsole } from "../../app/console.ts"
import { RawData } from "../../app/raw-data.view.tsx"
import { useConsoleActor } from "../../app/screen-actor.ts"
import { schemaIn } from "../../record/config-choices.ts"
import { ConfigPage } from "../../record/config-page.view.tsx"
import { RecordDate } from "../../record/date.view.tsx"
import { mayEditNow } from "../../record/may-edit.ts"
import { RecordNotes } from "../../record/record-notes.view.tsx"
import type { RecordPage } from "../../record/record-tabs.ts"
import type { SaveConfig } from "../../record/save-config.ts"
import { useVersionRead } from "../../record/use-read-anew.ts"
import type { RecordRef } from "../../record/wire-record.ts"
import { wireRemoveEntry } from "../../record/wire-remove-entry.ts"
import { EditProfileScreen } from "./edit-profile.screen.tsx"
import { type ProfileRecord, saveProfile, wireProfileChoices } from "./profile-detail.wiring.ts"

export interface ProfilePagesScreenProps {
  readonly actor: RecordRef<ProfileRecord>
  readonly record: ProfileRecord
  readonly businessEntityId: number
  readonly canEdit: boolean
  /** The profile's own address. */
  readonly path: string
  readonly page: RecordPage
  readonly isDebug: boolean
}

const date = (iso: string | null) => (iso === null ? null : <RecordDate iso={iso} />)

/** Document 2 §2 "Profile list": the fields of the General tab, read-only for everybody. */
function General({ profile }: Pick<ProfileRecord, "profile">) {
  return (
    <Card title={profileLabels.general}>
      <DefinitionList
        items={[
          { id: "name", term: "Profile Name", value: profile.name },
          { id: "version", term: "Profile Version", value: profile.version },
          { id: "parent", term: "Parent Account", value: profile.parentName },
          { id: "created", term: controlMessages.created, value: date(profile.createdAt) },
          { id: "updated", term: "Last Updated", value: date(profile.lastUpdatedAt) },
          { id: "applied", term: "Last Applied", value: date(profile.lastAppliedAt) },
          { id: "id", term: "ID", value: profile.id },
          { id: "schema", term: "Schema", value: profile.schemaVersion }
        ]}
      />
    </Card>
  )
}

interface ConfiguredProps extends Omit<ProfilePagesScreenProps, "record">, Pick<ProfileRecord, "profile"> {
  readonly held: LoadedProfile
}

/** A profile with a configuration: its General tab as well, since which schema there is for it is told on every tab. */
function Configured(props: ConfiguredProps) {
  const { actor, profile, held, businessEntityId, canEdit, path, page, isDebug } = props
  const console = useConsole()
  const [saving] = useState(() => {
    const save: SaveConfig<LoadedProfile> = saveProfile(mayEditNow(console, "profiles"))
    const reload = ({ id }: LoadedProfile) => loadProfile(businessEntityId, id)
    const { updateFailed } = profileMessages
    return { save, reload, updateFailed, onSaved: () => actor.send({ type: "retry" }) }
  })
  const [machines] = useState(() => ({
    choices: wireProfileChoices(console),
    removal: wireRemoveEntry(console.runtime, saving.save, saving.onSaved)
  }))
  const version = schemaVersionOf(held.config)
  const choices = useConsoleActor(machines.choices, { input: { businessEntityId, id: held.id, version } })
  useVersionRead(choices, version)
  const removal = useConsoleActor(machines.removal, { input: { businessEntityId, canEdit } })
  const known = useSelector(choices, selectRecord)
  const isAwaited = useSelector(choices, selectIsLoading)
  const isConfig = page.tab !== "general" && page.tab !== "edit"
  const notice = known?.notice ?? null
  return (
    <>
      <RecordNotes actor={choices} what={utgDetailMessages.schema} loadFailed={utgDetailMessages.schemaUnknown} />
      {!isConfig && notice !== null && <InlineNote kind="warn">{notice}</InlineNote>}
      {page.tab === "general" && <General profile={profile} />}
      {page.tab === "edit" && (
        <EditProfileScreen businessEntityId={businessEntityId} profile={held} canEdit={canEdit} record={actor} />
      )}
      {isConfig && (
        <ConfigPage
          adding={{ businessEntityId, held, canEdit, owner: "profile", ...saving }}
          removal={removal}
          choices={known}
          isAwaited={isAwaited}
          onRetryChoices={() => choices.send({ type: "retry" })}
          path={path}
          page={page}
        />
      )}
      {isDebug && <RawData title={frameMessages.profile} data={held.json} secrets={knownSecrets(schemaIn(known))} />}
    </>
  )
}

/** The pages of a profile that was read; one whose configuration is not JSON says so in their place. */
export function ProfilePagesScreen({ record, ...props }: ProfilePagesScreenProps) {
  const { held, profile, json } = record
  const isGeneral = props.page.tab === "general"
  return (
    <>
      {held === null && isGeneral && <General profile={profile} />}
      {held === null && !isGeneral && <InlineNote kind="bad">{profileMessages.configNotJson}</InlineNote>}
      {held === null && props.isDebug && <RawData title={frameMessages.profile} data={json} />}
      {held !== null && <Configured {...props} profile={profile} held={held} />}
    </>
  )
}
