import type { Held } from "@command-center/domain/drift/drift-item"
import { heldAgainst } from "@command-center/domain/drift/product-drift"
import { heldAgainstProfiles } from "@command-center/domain/drift/profile-drift"
import { standingText, standingTones } from "@command-center/domain/drift/standing-text"
import { listPath } from "@command-center/domain/navigation/routes"
import { canEdit, canView } from "@command-center/domain/permission/rights"
import { statusTone } from "@command-center/domain/status/status-tone"
import { tagActionMessages } from "@command-center/domain/tags/tag-action-messages"
import { ageText } from "@command-center/domain/time/age"
import type { UtgRow } from "@command-center/domain/utg/utg"
import { utgActions } from "@command-center/domain/utg/utg-actions"
import { utgHeaderMessages } from "@command-center/domain/utg/utg-detail-messages"
import type { UtgFlow } from "@command-center/domain/utg/utg-flow"
import type { Product } from "@command-center/domain/version/version-product"
import { selectAncestry, selectRights } from "@command-center/machines/session/session.selectors"
import { StatusBadge } from "@command-center/ui/cells/status-badge"
import { VersionText } from "@command-center/ui/cells/version-text"
import {
  ProfileIcon,
  RemoveIcon,
  RestartIcon,
  ScheduleIcon,
  TemplateIcon
} from "@command-center/ui/layout/action-icons"
import type { MenuItem } from "@command-center/ui/layout/menu-item"
import { endKept } from "@command-center/ui/table/end-kept"
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { useNavigate } from "react-router"
import { useConsole } from "../../app/console.ts"
import { useNow } from "../../app/use-now.ts"
import { RecordDate } from "../../record/date.view.tsx"
import { RecordActions } from "../../record/record-actions.view.tsx"
import { Fact, RecordFacts } from "../../record/record-facts.view.tsx"
import type { CurrentVersions } from "./utg-detail.wiring.ts"

export interface UtgHeaderProps {
  readonly businessEntityId: number
  /** Null while it is awaited: what is said of it and done to it keeps its place, so that nothing moves when it comes. */
  readonly row: UtgRow | null
}

/** The flows of the list, and what is done most to one UTG, next to the task it is. */
const headerActions = utgActions
  .filter(({ id, flow }) => id === flow || id === "restart")
  .toSorted((one, other) => Number(one.flow !== "scheduleTask") - Number(other.flow !== "scheduleTask"))

/** The list's own pictures of its flows; Restart, which is a task there, has one of its own. */
const icons = {
  scheduleTask: ScheduleIcon,
  applyProfile: ProfileIcon,
  applyTemplate: TemplateIcon,
  removeUtgs: RemoveIcon
} as const satisfies Readonly<Record<UtgFlow, MenuItem["icon"]>>

/** What the list offers for a UTG, by right; each opens its dialog there, which asks before anything is sent. */
export function UtgActions({ businessEntityId, row }: UtgHeaderProps) {
  const { session, shownUtgs } = useConsole()
  const rights = useSelector(session, selectRights(businessEntityId))
  const navigate = useNavigate()
  if (!canView(rights, "utgs") || !canEdit(rights, "utgs")) return null
  return (
    <RecordActions
      items={
        row &&
        headerActions.map((action) => ({
          id: action.id,
          label: action.label,
          icon: action.id === "restart" ? RestartIcon : icons[action.flow],
          isDestructive: action.flow === "removeUtgs",
          onSelect: () => {
            const state = shownUtgs.open(businessEntityId, { action, targets: { ids: [row.componentId], rows: [row] } })
            if (state !== null) void navigate(listPath(businessEntityId, "utgs"), { state })
          }
        }))
      }
    />
  )
}

/** How a version stands to what is current; nothing where nobody knows that. */
function Standing({ held }: { readonly held: Held }) {
  if (held.current === null) return null
  return (
    <span className="cc-standing" data-tone={standingTones[held.standing]}>
      {standingText(held)}
    </span>
  )
}

interface VersionStandingProps {
  readonly version: string | null
  readonly products: ReadonlyArray<Product>
}

/** A version and how it stands to what is current; without a manifest the version alone. */
function VersionStanding({ version, products }: VersionStandingProps) {
  if (version === null) return <b>{utgHeaderMessages.unknown}</b>
  return (
    <>
      <VersionText version={version} />
      <Standing held={heldAgainst(products)(version)} />
    </>
  )
}

interface StateProps {
  readonly word: string | null
  /** When the agent was last heard from (ISO): nobody knows anything newer; null where it never was. */
  readonly at: string | null
}

/** A state, and how old the news of it is. */
function State({ word, at }: StateProps) {
  const now = useNow()
  return (
    <>
      <StatusBadge word={word} tone={statusTone} />
      {at !== null && <span className="cc-standing">{ageText(at, now)}</span>}
    </>
  )
}

export interface UtgFactsProps extends UtgHeaderProps {
  /** The user's own tags of it, the last of its facts. */
  readonly tags: ReactNode
  readonly versions: CurrentVersions
}

const profileOf = ({ componentProfileName: name, componentProfileVersion: version }: UtgRow): string => {
  if (name === null || name === "") return utgHeaderMessages.noProfile
  return version === null ? name : utgHeaderMessages.profileVersion(name, String(version))
}

/** Where the UTG belongs, how it is, what it runs against what is current, and when it was last heard from. */
export function UtgFacts({ businessEntityId, row, versions, tags }: UtgFactsProps) {
  const { session } = useConsole()
  const ancestry = useSelector(session, selectAncestry)
  const heardAt = row?.machineStatusEntityLastKnownCommunication ?? null
  return (
    <RecordFacts
      label={utgHeaderMessages.facts}
      isBusy={row === null}
      businessEntityId={row?.businessEntityId ?? businessEntityId}
    >
      <Fact label={utgHeaderMessages.machine}>{row && <State word={row.machineStatus} at={heardAt} />}</Fact>
      <Fact label={utgHeaderMessages.utg}>{row && <State word={row.utgStatus} at={heardAt} />}</Fact>
      <Fact label={utgHeaderMessages.configuration}>{row && <State word={row.configStatus} at={heardAt} />}</Fact>
      <Fact label={utgHeaderMessages.utgVersion}>
        {row && <VersionStanding version={row.utgVersion} products={versions.utg} />}
      </Fact>
      <Fact label={utgHeaderMessages.agentVersion}>
        {row && <VersionStanding version={row.agentVersion} products={versions.agent} />}
      </Fact>
      <Fact label={utgHeaderMessages.profile}>
        {row && (
          <>
            <b title={profileOf(row)}>{endKept(profileOf(row))}</b>
            {row.componentProfileName && <Standing held={heldAgainstProfiles(versions.profiles, ancestry)(row)} />}
          </>
        )}
      </Fact>
      <Fact label={utgHeaderMessages.heard}>
        {row && (
          <RecordDate
            iso={row.machineStatusEntityLastKnownCommunication}
            site={row.machineStatusEntityStandardTimeZone}
          />
        )}
      </Fact>
      <li>
        <span>{tagActionMessages.label}</span> {tags}
      </li>
    </RecordFacts>
  )
}
