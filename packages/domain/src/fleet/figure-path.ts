import { listPathWith } from "../navigation/routes.ts"
import type { Figure } from "./figure.ts"

/** Where the rows of a figure are listed; null where no address asks for exactly them. */
export const figurePath = (businessEntityId: number, { list, query }: Pick<Figure, "list" | "query">): string | null =>
  query === null ? null : listPathWith(businessEntityId, list, query)
