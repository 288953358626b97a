import { type Parameter, parametersOf } from "./address-query.ts"

/** The parameters that belong to a list; all others are nobody's business here. */
const names = ["search", "sort", "page", "size", "filter", "facets", "columns", "density"] as const

/** Those that are left out where they are too long. */
export const longParts = ["search", "filter", "facets", "columns"] as const

export type LongPart = (typeof longParts)[number]

export type ListParameter = (typeof names)[number]

const isOurs = ({ name }: Parameter): boolean => names.some((each) => each === name)

/** What is left of a query without the list's own parameters, and those alone; each as it stands there. */
export const listPartOf = (query: string): string =>
  parametersOf(query)
    .filter(isOurs)
    .map(({ written }) => written)
    .join("&")

/** A query with another list address in it; the parameters that are not the list's are kept as they stand. */
export const withListAddress = (query: string, address: string): string => {
  const others = parametersOf(query).filter((parameter) => !isOurs(parameter))
  return [...others.map(({ written }) => written), ...(address === "" ? [] : [address])].join("&")
}
