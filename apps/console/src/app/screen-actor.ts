import { useActorRef } from "@xstate/react"
import { useLayoutEffect } from "react"
import type {
  Actor,
  ActorOptions,
  AnyActorLogic,
  AnyActorRef,
  ConditionalRequired,
  IsNotNever,
  RequiredActorOptionsKeys
} from "xstate"
import { useConsole } from "./console.ts"

/** XState's `useActorRef`; what the actor and the flows below it emit is carried out by the console (`effects.ts`). */
export function useConsoleActor<Logic extends AnyActorLogic>(
  logic: Logic,
  ...[options]: ConditionalRequired<
    [options?: ActorOptions<Logic> & { [Key in RequiredActorOptionsKeys<Logic>]: unknown }],
    IsNotNever<RequiredActorOptionsKeys<Logic>>
  >
): Actor<Logic>
export function useConsoleActor(logic: AnyActorLogic, options?: ActorOptions<AnyActorLogic>) {
  const { inspect } = useConsole()
  return useActorRef(logic, { ...options, inspect })
}

/** Counts the screen among the open ones for as long as it is shown: leaving then asks for what is unsaved. */
export const useOpenScreen = (actor: AnyActorRef): void => {
  const { screens } = useConsole()
  useLayoutEffect(() => screens.opened(actor), [actor, screens])
}
