import { encodedValue, parametersOf } from "../rows/address-query.ts"
import { rolloutStates } from "./rollout-record.ts"
import { everyRollout, type SoughtRollouts } from "./rollout-search.ts"

const names = { text: "search", state: "state" } as const

/** What a query looks for in a list of rollouts: "?search=canary&state=paused". What it has wrong is not looked for. */
export const soughtIn = (query: string): SoughtRollouts => {
  const given = parametersOf(query)
  const textOf = (name: string) => given.find((each) => each.name === name)?.text ?? ""
  return {
    text: textOf(names.text),
    state: rolloutStates.find((state) => state === textOf(names.state)) ?? everyRollout.state
  }
}

/** The query that looks for this, with all else that a query says; empty where it says nothing. */
export const withSought = (query: string, { text, state }: SoughtRollouts): string => {
  const others = parametersOf(query).filter(({ name }) => name !== names.text && name !== names.state)
  const parts = [
    ...(text === "" ? [] : [`${names.text}=${encodedValue(text)}`]),
    ...(state === null ? [] : [`${names.state}=${state}`]),
    ...others.map(({ written }) => written)
  ]
  return parts.length === 0 ? "" : `?${parts.join("&")}`
}
