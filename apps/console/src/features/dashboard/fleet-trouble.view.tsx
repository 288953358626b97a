import { fleetLabels } from "@command-center/domain/fleet/fleet-label-messages"
import { fleetMessages } from "@command-center/domain/fleet/fleet-messages"
import { troubleKinds } from "@command-center/domain/fleet/trouble"
import { troubleShare } from "@command-center/domain/fleet/trouble-share"
import type { UtgFleet } from "@command-center/domain/fleet/utg-fleet"
import { controlMessages } from "@command-center/domain/message/control-messages"
import { countText } from "@command-center/domain/message/count-text"
import { selectPart } from "@command-center/machines/fleet-card/fleet-card.selectors"
import { ValueBars } from "@command-center/ui/chart/value-bars"
import { RadioGroup } from "@command-center/ui/fields/radio-group"
import { useSelector } from "@xstate/react"
import { FigureLink } from "./figure-link.view.tsx"
import type { FleetRef } from "./fleet-state.view.tsx"

const kinds = troubleKinds.map((value) => ({ value, label: fleetMessages.troubleKinds[value] }))
const percent = new Intl.NumberFormat(document.documentElement.lang, { style: "percent", maximumFractionDigits: 0 })

export interface FleetTroubleProps {
  readonly actor: FleetRef
  readonly businessEntityId: number
  readonly fleet: UtgFleet
}

/** The accounts, merchants or versions of which the highest share is not online. */
export function FleetTrouble({ actor, businessEntityId, fleet }: FleetTroubleProps) {
  const { trouble } = useSelector(actor, selectPart)
  const spots = fleet.trouble[trouble]
  const label = `${fleetMessages.trouble}: ${fleetMessages.troubleKinds[trouble]}`
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
