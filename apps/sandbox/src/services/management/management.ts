import { Hono } from "hono"
import { contractHeaders } from "../http/contract-headers.ts"
import { answerUnknownCalls, type ServiceApp, type ServiceEnv, type Services } from "../http/service.ts"
import { addFormUpload } from "../uploads/form-upload.ts"
import { addAccountLists } from "./account-lists.ts"
import { addComponentReads } from "./component-reads.ts"
import { addFormCalls } from "./forms.ts"
import { addInstallationCalls } from "./installations.ts"
import { addPackageDownload } from "./installations-package.ts"
import { addRowQueries } from "./rows.ts"
import { addTaskCalls } from "./tasks.ts"
import { addTemplateMerge } from "./template-merge.ts"
import { addTemplateCalls } from "./templates.ts"
import { addUtgCalls } from "./utgs.ts"

/** The management service (contract, "Management service"). */
export const managementService = (services: Services): ServiceApp => {
  const app = new Hono<ServiceEnv>()
  addFormUpload(app, services)
  addPackageDownload(app, services)
  app.use(contractHeaders(services))
  addRowQueries(app, services)
  addTaskCalls(app, services)
  addUtgCalls(app, services)
  addTemplateCalls(app, services)
  addTemplateMerge(app, services)
  addAccountLists(app, services)
  addFormCalls(app, services)
  addInstallationCalls(app, services)
  addComponentReads(app, services)
  answerUnknownCalls(app)
  return app
}
