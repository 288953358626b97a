import { Hono } from "hono"
import { contractHeaders } from "../http/contract-headers.ts"
import { answerUnknownCalls, type ServiceApp, type ServiceEnv, type Services } from "../http/service.ts"
import { addFormUpload } from "../uploads/form-upload.ts"
import { addAccountLists } from "./account-lists.ts"
import { addComponentConfigCalls } from "./component-configs.ts"
import { addComponentCalls } from "./components.ts"
import { addFormCalls } from "./forms.ts"
import { addInstallationCalls } from "./installations.ts"
import { addPackageDownload } from "./installations-package.ts"
import { addMachineStatus } from "./machine-status.ts"
import { addProfileCalls } from "./profiles.ts"
import { addRowQueries } from "./rows.ts"
import { addSchemaCalls } from "./schemas.ts"
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
  addComponentCalls(app, services)
  addComponentConfigCalls(app, services)
  addMachineStatus(app, services)
  addProfileCalls(app, services)
  addSchemaCalls(app)
  answerUnknownCalls(app)
  return app
}
