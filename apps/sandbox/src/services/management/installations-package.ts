import { and, eq, isNull } from "drizzle-orm"
import { schema } from "../../database/schema.ts"
import { refusal } from "../http/refusal.ts"
import type { ServiceApp, Services } from "../http/service.ts"
import { installPackage } from "./install-package.ts"

/** From the package's download to the first report of the agent that it installs. */
const installMilliseconds = 12_000

/** The install package of a verification id: no authorization, as the id itself is the permission. */
export const addPackageDownload = (app: ServiceApp, { db, now }: Services): void => {
  const { installation } = schema

  app.get("/installations/packagezip", async (context) => {
    const verificationId = (context.req.query("verificationId") ?? "").replaceAll(" ", "").toUpperCase()
    if (verificationId === "") throw refusal(400, "The verificationId is missing.")
    const [found] = await db
      .select()
      .from(installation)
      .where(and(eq(installation.verificationId, verificationId), eq(installation.isActive, true)))
    if (found === undefined) throw refusal(404, "There is no active installation with this Verification ID.")
    await db
      .update(installation)
      .set({ installAt: new Date(now().getTime() + installMilliseconds) })
      .where(and(eq(installation.id, found.id), isNull(installation.installedAt), isNull(installation.installAt)))
    return context.body(installPackage(found), 200, {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="install-package-${verificationId}.zip"`,
      "Cache-Control": "no-store"
    })
  })
}
