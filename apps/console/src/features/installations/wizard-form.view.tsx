import { installationLabels } from "@command-center/domain/installation/installation-label-messages"
import { type InstallationKind, installationTypes } from "@command-center/domain/installation/installation-type"
import { wizardMessages } from "@command-center/domain/installation/wizard-messages"
import { frameMessages } from "@command-center/domain/message/frame-messages"
import { profileMessages } from "@command-center/domain/profile/profile-messages"
import { taskLabels } from "@command-center/domain/task/task-label-messages"
import type { Product } from "@command-center/domain/version/version-product"
import * as select from "@command-center/machines/installation-wizard/installation-wizard.selectors"
import type { DraftChange } from "@command-center/machines/installation-wizard/installation-wizard.types"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { SelectField } from "@command-center/ui/fields/select-field"
import { TextField } from "@command-center/ui/fields/text-field"
import { useSelector } from "@xstate/react"
import { type FormEvent, useLayoutEffect, useRef } from "react"
import { useActorState } from "../../app/use-actor-state.ts"
import { choices, idOfChoice } from "../../list/named-choices.ts"
import type { WizardProps } from "./wizard.props.ts"

export interface WizardFormProps extends WizardProps {
  readonly id: string
  readonly kind: InstallationKind
  readonly onSubmit: () => void
}

interface PartProps extends WizardProps {
  readonly isDisabled: boolean
}

const words = wizardMessages
const noProfile = { value: "", label: profileMessages.noProfile }
const optionOf = ({ version, generalAvailability }: Product) => ({
  value: version,
  label: generalAvailability ? taskLabels.available(version) : version
})

function ProfileField({ actor, isDisabled }: PartProps) {
  const { profile } = useSelector(actor, select.selectDraft)
  const { profiles, profilesFailure } = useSelector(actor, select.selectChoices)
  const choose = (value: string) => {
    const chosen = profiles.find(({ id }) => id === idOfChoice(value))
    const businessEntityId = chosen?.businessEntityId ?? actor.getSnapshot().context.businessEntityId
    const change: DraftChange = { profile: chosen === undefined ? null : { id: chosen.id, businessEntityId } }
    actor.send({ type: "draft.changed", change })
  }
  return (
    <>
      <SelectField
        label={frameMessages.profile}
        value={profile === null ? "" : String(profile.id)}
        options={[noProfile, ...choices(profiles)]}
        isDisabled={isDisabled}
        onChange={choose}
      />
      {profilesFailure !== null && <InlineNote kind="warn">{profilesFailure}</InlineNote>}
    </>
  )
}

function VersionField({ actor, isDisabled, component }: PartProps & { readonly component: "utg" | "agent" }) {
  const products = useSelector(actor, select.selectChoices).versions[component]
  const chosen = useSelector(actor, select.selectVersions)[component]
  return (
    <SelectField
      label={component === "utg" ? taskLabels.utgVersion : taskLabels.agentVersion}
      value={chosen?.version ?? ""}
      options={[
        ...(chosen === null ? [{ value: "", label: words.chooseVersion, isDisabled: true }] : []),
        ...products.map(optionOf)
      ]}
      isDisabled={isDisabled}
      onChange={(version) => actor.send({ type: "version.chosen", component, version })}
    />
  )
}

function VersionNotices({ actor }: WizardProps) {
  const { utg, agent } = useSelector(actor, select.selectChoices).versionsFailed
  return (
    <>
      {utg !== null && <InlineNote kind="warn">{utg}</InlineNote>}
      {agent !== null && <InlineNote kind="warn">{agent}</InlineNote>}
    </>
  )
}

const useWizardForm = (actor: WizardFormProps["actor"]) =>
  useActorState(actor, (snapshot) => ({
    draft: select.selectDraft(snapshot),
    phase: select.selectPhase(snapshot),
    bothPaths: select.selectBothPathsIssue(snapshot),
    nameIssue: select.selectNameIssue(snapshot),
    utgPathIssue: select.selectUtgPathIssue(snapshot),
    agentPathIssue: select.selectAgentPathIssue(snapshot)
  }))

/** The fields of a new installation, the rule of each under it (document 2 §5). */
export function WizardForm({ id, actor, kind, onSubmit }: WizardFormProps) {
  const { draft, phase, bothPaths, nameIssue, utgPathIssue, agentPathIssue, send } = useWizardForm(actor)
  const isLocked = phase !== "editing"
  const name = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => name.current?.focus(), [])
  const change = (changed: DraftChange) => send({ type: "draft.changed", change: changed })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const { label } = kind === installationTypes.newUtg ? words.newUtg : words.existingUtg
  return (
    <form id={id} className="cc-fields" noValidate aria-label={label} onSubmit={submit}>
      <p>{label}</p>
      <TextField
        label={installationLabels.name}
        isRequired
        inputRef={name}
        value={draft.name}
        error={nameIssue}
        isReadOnly={isLocked}
        onChange={(text) => change({ name: text })}
      />
      {kind === installationTypes.newUtg && <ProfileField actor={actor} isDisabled={isLocked} />}
      <div className="cc-pair">
        <VersionField actor={actor} component="utg" isDisabled={isLocked} />
        <VersionField actor={actor} component="agent" isDisabled={isLocked} />
      </div>
      <VersionNotices actor={actor} />
      <TextField
        label={installationLabels.utgLocation}
        isRequired
        value={draft.utgInstallLocation}
        error={utgPathIssue}
        isReadOnly={isLocked}
        onChange={(text) => change({ utgInstallLocation: text })}
      />
      <TextField
        label={installationLabels.agentLocation}
        isRequired
        value={draft.agentInstallLocation}
        error={agentPathIssue}
        isReadOnly={isLocked}
        onChange={(text) => change({ agentInstallLocation: text })}
      />
      {bothPaths !== null && <InlineNote kind="bad">{bothPaths}</InlineNote>}
    </form>
  )
}
