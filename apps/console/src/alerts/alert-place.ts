import type { AlertedView } from "@command-center/domain/alerts/alert-rule"
import { listPath } from "@command-center/domain/navigation/routes"

/** The address that shows a view. */
export const viewAddress = ({ businessEntityId, area, query }: AlertedView): string =>
  `${listPath(businessEntityId, area)}${query === "" ? "" : `?${query}`}`
