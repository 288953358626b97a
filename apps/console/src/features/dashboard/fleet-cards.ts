import type { FleetCardName } from "./fleet.wiring.ts"
import type { FleetRef } from "./fleet-state.view.tsx"

/** The running cards of the dashboard, by what they count. */
export type FleetCards = Readonly<Record<FleetCardName, FleetRef>>
