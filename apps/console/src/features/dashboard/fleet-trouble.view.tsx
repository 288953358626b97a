import { fleetLabels } from "@command-center/domain/fleet/fleet-label-messages"
import { fleetMessages } from "@command-center/domain/fleet/fleet-messages"
import { troubleKinds } from "@command-center/domain/fleet/trouble"
import { troubleShare } from "@command-center/domain/fleet/trouble-share"
import type { UtgFleet } from "@command-center/domain/fleet/utg-fleet"
import { controlMessages } from "@command-center/domain/message/control-messages"
import { countText } from "@command-center/domain/message/count-text"
import { wishes } from "@command-center/domain/navigation/wishes"
import { selectPart } from "@command-center/machines/fleet-card/fleet-card.selectors"
import { selectRights } from "@command-center/machines/session/session.selectors"
import { ValueBars } from "@command-center/ui/chart/value-bars"
import { RadioGroup } from "@command-center/ui/fields/radio-group"
import { useSelector } from "@xstate/react"
import { useConsole } from "../../app/console.ts"
import { Link } from "../../app/page-link.tsx"
import { FigureLink } from "./figure-link.view.tsx"
import type { FleetRef } from "./fleet-state.view.tsx"

const kinds = troubleKinds.map((value) => ({ value, label: fleetMessages.troubleKinds[value] }))
const percent = new Intl.NumberFormat(document.documentElement.lang, { style: "percent", maximumFractionDigits: 0 })

export interface FleetTroubleProps {
  readonly actor: FleetRef
  readonly businessEntityId: number
  readonly fleet: UtgFleet
}

/** Before there is anything to hurt: how the first comes to be, for who may see to it. */
function NoUtgs({ businessEntityId }: Pick<FleetTroubleProps, "businessEntityId">) {
  const { session } = useConsole()
  const rights = useSelector(session, selectRights(businessEntityId))
  const install = wishes(businessEntityId, rights).find(({ intent }) => intent === "install")
  return (
    <>
      <p className="cc-hint">{fleetMessages.noUtgs}</p>
      {install !== undefined && (
        <p className="cc-hint-links">
          <Link to={install.to} state={{ intent: install.intent }}>
            {install.label}
          </Link>
        </p>
      )}
    </>
  )
}

/** The accounts, merchants or versions of which the highest share is not online. */
export function FleetTrouble({ actor, businessEntityId, fleet }: FleetTroubleProps) {
  const { trouble } = useSelector(actor, selectPart)
  const spots = fleet.trouble[trouble]
  const label = `${fleetMessages.trouble}: ${fleetMessages.troubleKinds[trouble]}`
  if (fleet.all.count === 0) return <NoUtgs businessEntityId={businessEntityId} />
  return (
    <>
      <div className="cc-card-line">
        <p className="cc-hint">{fleetMessages.inTrouble}</p>
        <RadioGroup
          label={fleetMessages.trouble}
          isLabelShown={false}
          orientation="horizontal"
          value={trouble}
          options={kinds}
          onChange={(chosen) => actor.send({ type: "part.chosen", part: { trouble: chosen } })}
        />
      </div>
      {spots.length === 0 ? (
        <p className="cc-hint">{fleetMessages.noTrouble}</p>
      ) : (
        <ValueBars
          label={label}
          columns={[controlMessages.name, fleetLabels.notOnline, fleetLabels.share]}
          bars={spots.map((spot) => ({
            key: JSON.stringify(spot.figure.predicates),
            name: spot.name,
            tone: spot.share >= 50 ? "bad" : "warn",
            length: spot.share / 100,
            count: (
              <>
                <FigureLink
                  businessEntityId={businessEntityId}
                  figure={spot.figure}
                  of={fleetLabels.notOnlineOf(spot.name)}
                />{" "}
                <FigureLink businessEntityId={businessEntityId} figure={spot.all} of={spot.name}>
                  {fleetMessages.of(countText(spot.all.count))}
                </FigureLink>
              </>
            ),
            note: troubleShare(spot, percent)
          }))}
        />
      )}
    </>
  )
}
