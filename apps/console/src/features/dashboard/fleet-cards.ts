import type { FleetRef } from "./fleet-state.view.tsx"
import type { FleetCardName } from "./fleet.wiring.ts"

/** The running cards of the dashboard, by what they count. */
export type FleetCards = Readonly<Record<FleetCardName, FleetRef>>
