import { isRolloutId } from "@command-center/domain/rollout/rollout-id"
import { rolloutPageMessages } from "@command-center/domain/rollout/rollout-page-messages"
import { selectConfig } from "@command-center/machines/session/session.selectors"
import { EmptyState } from "@command-center/ui/feedback/empty-state"
import { useSelector } from "@xstate/react"
import type { ComponentType } from "react"
import { useParams } from "react-router"
import { useConsole } from "../app/console.ts"
import { NotFoundRoute } from "./not-found.route.tsx"
import { accountIdOf } from "./parameters.ts"

export interface RolloutsProps {
  readonly businessEntityId: number
}

export interface RolloutProps extends RolloutsProps {
  readonly id: string
}

/** A page of rollouts, where the deployment has their service (`rolloutServiceUrl` in config.json). */
const useRollouts = (): RolloutsProps | null => {
  const { session } = useConsole()
  const businessEntityId = accountIdOf(useParams()["beId"]) ?? 0
  const config = useSelector(session, selectConfig)
  return config?.rolloutServiceUrl === undefined ? null : { businessEntityId }
}

export function RolloutsRoute({ screen: Screen }: { readonly screen: ComponentType<RolloutsProps> }) {
  const rollouts = useRollouts()
  if (rollouts === null) return <EmptyState text={rolloutPageMessages.absent} />
  return <Screen key={rollouts.businessEntityId} {...rollouts} />
}

export function RolloutRoute({ screen: Screen }: { readonly screen: ComponentType<RolloutProps> }) {
  const rollouts = useRollouts()
  const { rolloutId: id } = useParams()
  if (rollouts === null) return <EmptyState text={rolloutPageMessages.absent} />
  if (id === undefined || !isRolloutId(id)) return <NotFoundRoute />
  return <Screen key={id} {...rollouts} id={id} />
}
