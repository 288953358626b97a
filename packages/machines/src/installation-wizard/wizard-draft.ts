import { installationBody } from "@command-center/domain/installation/installation-body"
import {
  defaultInstallationDraft,
  type InstallationDraft,
  installationIssues
} from "@command-center/domain/installation/installation-draft"
import { type InstallationKind, installationTypes } from "@command-center/domain/installation/installation-type"
import { defaultProduct, type Product } from "@command-center/domain/version/version-product"
import { Result } from "effect"
import type {
  ChosenVersions,
  DraftChange,
  InstallationCodes,
  InstallationToSetUp,
  WizardChoices,
  WizardContext
} from "./installation-wizard.types.ts"

const { newUtg, existingUtg } = installationTypes

export const emptyDrafts: WizardContext["drafts"] = {
  [newUtg]: defaultInstallationDraft(newUtg),
  [existingUtg]: defaultInstallationDraft(existingUtg)
}

export const noChoices: WizardChoices = {
  versions: { utg: [], agent: [] },
  versionsFailed: { utg: null, agent: null },
  profiles: [],
  profilesFailure: null
}

/** The draft that is looked at. */
export const draftOf = ({ kind, drafts }: WizardContext): InstallationDraft => drafts[kind ?? newUtg]

/** The name and the agent's path are of both kinds; the UTG's path and its profile are of their own. */
export const withChange = (context: WizardContext, change: DraftChange): Pick<WizardContext, "drafts"> => {
  const { kind, drafts } = context
  const { name, agentInstallLocation } = { ...draftOf(context), ...change }
  const changed = (one: InstallationKind): InstallationDraft => ({
    ...drafts[one],
    ...(one === kind ? change : {}),
    name,
    agentInstallLocation
  })
  return { drafts: { [newUtg]: changed(newUtg), [existingUtg]: changed(existingUtg) } }
}

/** What is offered first: the generally available products. */
export const defaultVersions = ({ versions: { utg, agent } }: WizardChoices): ChosenVersions => ({
  utg: defaultProduct(utg),
  agent: defaultProduct(agent)
})

export const isUntouched = ({ drafts, versions, choices }: WizardContext): boolean =>
  JSON.stringify([drafts, versions]) === JSON.stringify([emptyDrafts, defaultVersions(choices)])

const isChosen = (offered: ReadonlyArray<Product>, chosen: Product | null): boolean =>
  offered.length === 0 || chosen !== null

/** Whether it may be created: a name, valid paths (document 2 §4), and a version of all that is offered. */
export const isComplete = (context: WizardContext): boolean => {
  const { versions, choices } = context
  return (
    context.kind !== null &&
    installationIssues(draftOf(context)).length === 0 &&
    isChosen(choices.versions.utg, versions.utg) &&
    isChosen(choices.versions.agent, versions.agent)
  )
}

const codesOf = ({ installation, sessionToken }: InstallationToSetUp): InstallationCodes => ({
  authenticationCode: installation.manifest.credentials.authenticationCode,
  sessionToken
})

/** What is sent for what was typed; null where it may not be. */
export const toSetUp = (context: WizardContext, codes: InstallationCodes, now: Date): InstallationToSetUp | null => {
  const earlier = context.unsettled?.sent ?? null
  const { authenticationCode, sessionToken } = earlier === null ? codes : codesOf(earlier)
  return Result.match(
    installationBody({
      draft: draftOf(context),
      businessEntityId: context.businessEntityId,
      authenticationCode,
      ...context.versions
    }),
    {
      onSuccess: (installation) => ({
        installation,
        sessionToken,
        now,
        earlier: earlier === null ? null : { installation: earlier.installation, now: earlier.now }
      }),
      onFailure: () => null
    }
  )
}
