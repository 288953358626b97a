import { dashboardPath } from "@command-center/domain/navigation/routes"
import { selectLandingAccount } from "@command-center/machines/session/session.selectors"
import { redirect } from "react-router"
import type { Console } from "../app/console.ts"

/** `/` leads to the dashboard of the stored account, else of the user's own (document 1 §2.1). */
export const goHome =
  ({ session, stored }: Console) =>
  (): Response | null => {
    const account = selectLandingAccount(stored.read("selectedBusinessEntityId"))(session.getSnapshot())
    return account === null ? null : redirect(dashboardPath(account))
  }
