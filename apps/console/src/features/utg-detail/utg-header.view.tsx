import { heldAgainst } from "@command-center/domain/drift/product-drift"
import { standingText, standingTones } from "@command-center/domain/drift/standing-text"
import { listPath } from "@command-center/domain/navigation/routes"
import { canEdit, canView } from "@command-center/domain/permission/rights"
import { statusTone } from "@command-center/domain/status/status-tone"
import type { UtgRow } from "@command-center/domain/utg/utg"
import { utgActions } from "@command-center/domain/utg/utg-actions"
import { utgHeaderMessages } from "@command-center/domain/utg/utg-messages"
import type { Product, VersionChoices } from "@command-center/domain/version/version-product"
import { selectAncestry, selectRights } from "@command-center/machines/session/session.selectors"
import { StatusBadge } from "@command-center/ui/cells/status-badge"
import { Button } from "@command-center/ui/fields/button"
import { Menu } from "@command-center/ui/layout/menu"
import { useSelector } from "@xstate/react"
import { type ReactNode, useRef, useState } from "react"
import { useNavigate } from "react-router"
import { useConsole } from "../../app/console.ts"
import { RecordDate } from "../../record/date.view.tsx"

export interface UtgHeaderProps {
  readonly businessEntityId: number
  readonly row: UtgRow
}

const listFlows = utgActions.filter(({ id, flow }) => id === flow)

/** What the list offers for a UTG, by right; each opens its dialog there, which asks before anything is sent. */
export function UtgActions({ businessEntityId, row }: UtgHeaderProps) {
  const { session, shownUtgs } = useConsole()
  const rights = useSelector(session, selectRights(businessEntityId))
  const navigate = useNavigate()
  const button = useRef<HTMLButtonElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!canView(rights, "utgs") || !canEdit(rights, "utgs")) return null
  return (
    <>
      <Button
        ref={button}
        size="xs"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={() => setAnchor(anchor === null ? button.current : null)}
      >
        {utgHeaderMessages.actions}
      </Button>
      <Menu
        anchor={anchor}
        label={utgHeaderMessages.actions}
        side="end"
        items={listFlows.map((action) => ({
          id: action.id,
          label: action.label,
          isDestructive: action.flow === "removeUtgs",
          onSelect: () => {
            const state = shownUtgs.open(businessEntityId, { action, targets: { ids: [row.componentId], rows: [row] } })
            if (state !== null) void navigate(listPath(businessEntityId, "utgs"), { state })
          }
        }))}
        onClose={() => setAnchor(null)}
      />
    </>
  )
}

interface VersionStandingProps {
  readonly version: string | null
  readonly products: ReadonlyArray<Product>
}

/** A version and how it stands to what is current; without a manifest the version alone. */
function VersionStanding({ version, products }: VersionStandingProps) {
  if (version === null) return null
  const held = heldAgainst(products)(version)
  return (
    <>
      <b>{version}</b>
      {held.current !== null && (
        <span className="cc-standing" data-tone={standingTones[held.standing]}>
          {standingText(held)}
        </span>
      )}
    </>
  )
}

/** A fact behind its name. */
function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <li>
      {label} {children}
    </li>
  )
}

export interface UtgFactsProps extends UtgHeaderProps {
  readonly versions: VersionChoices
}

/** Where the UTG belongs, how it is, what it runs against what is current, and when it was last heard from. */
export function UtgFacts({ businessEntityId, row, versions }: UtgFactsProps) {
  const { session } = useConsole()
  const ancestry = useSelector(session, selectAncestry)
  const path = [businessEntityId, ...ancestry.ancestorsOf(businessEntityId)]
    .toReversed()
    .flatMap((id) => ancestry.nameOf(id) ?? [])
  const { componentProfileName: profile, componentProfileVersion } = row
  const contact = row.machineStatusEntityLastKnownCommunication
  return (
    <ul className="cc-facts" aria-label={utgHeaderMessages.facts}>
      <li>{path.join(" / ")}</li>
      <Fact label={utgHeaderMessages.machine}>
        <StatusBadge word={row.machineStatus} tone={statusTone} />
      </Fact>
      <Fact label={utgHeaderMessages.utg}>
        <StatusBadge word={row.utgStatus} tone={statusTone} />
        <VersionStanding version={row.utgVersion} products={versions.utg} />
      </Fact>
      <Fact label={utgHeaderMessages.agent}>
        <VersionStanding version={row.agentVersion} products={versions.agent} />
      </Fact>
      <Fact label={utgHeaderMessages.configuration}>
        <StatusBadge word={row.configStatus} tone={statusTone} />
      </Fact>
      {profile !== null && (
        <Fact label={utgHeaderMessages.profile}>
          <b>
            {componentProfileVersion === null
              ? profile
              : utgHeaderMessages.profileVersion(profile, String(componentProfileVersion))}
          </b>
        </Fact>
      )}
      {contact !== null && (
        <Fact label={utgHeaderMessages.heard}>
          <RecordDate iso={contact} site={row.machineStatusEntityStandardTimeZone} />
        </Fact>
      )}
    </ul>
  )
}
