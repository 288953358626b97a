import { loadList } from "@command-center/api/management/lists"
import type { ReadRows } from "@command-center/api/transport/decode"
import { deviceFields } from "@command-center/domain/device/device"
import { formFields } from "@command-center/domain/form/form"
import { installationFields } from "@command-center/domain/installation/installation"
import { profileFields } from "@command-center/domain/profile/profile"
import type { RowsCall } from "@command-center/domain/rows/list-description"
import type { RowFields } from "@command-center/domain/rows/row-fields"
import { taskFields } from "@command-center/domain/task/task"
import { templateFields } from "@command-center/domain/template/template"
import { userFields } from "@command-center/domain/user/user"
import { utgFields } from "@command-center/domain/utg/utg"
import type { Program } from "./estate.ts"

export interface DescribedList {
  readonly id: RowsCall
  readonly fields: RowFields
  readonly idField: string
  /** The request as the contract says, at an account. */
  readonly line: (account: number) => string
  readonly field: string
  /** Filled by the console when a row is read; not on the wire. */
  readonly derived: ReadonlyArray<string>
}

const at = (account: number) => `/management/businessentities/${account}`

export const describedLists: ReadonlyArray<DescribedList> = [
  {
    id: "utgs",
    fields: utgFields,
    idField: "componentId",
    line: (account) => `POST ${at(account)}/components/query`,
    field: "serviceView",
    derived: ["parentName"]
  },
  {
    id: "tasks",
    fields: taskFields,
    idField: "taskId",
    line: (account) => `POST ${at(account)}/tasks/query`,
    field: "taskView",
    derived: ["taskState"]
  },
  {
    id: "devices",
    fields: deviceFields,
    idField: "deviceConfigId",
    line: (account) => `POST ${at(account)}/devices/query`,
    field: "deviceView",
    derived: ["parentName", "deviceKeys"]
  },
  {
    id: "forms",
    fields: formFields,
    idField: "id",
    line: (account) => `GET ${at(account)}/componentDeviceForms`,
    field: "componentDeviceForm",
    derived: ["deviceTypeName"]
  },
  {
    id: "users",
    fields: userFields,
    idField: "id",
    line: (account) => `GET /security/businessentities/${account}/users?fullDetail=false`,
    field: "user",
    derived: ["roleText", "hasLoggedIn"]
  },
  {
    id: "profiles",
    fields: profileFields,
    idField: "id",
    line: (account) => `GET ${at(account)}/componentProfiles`,
    field: "componentProfile",
    derived: ["parentName", "schemaVersion", "deviceCount"]
  },
  {
    id: "installations",
    fields: installationFields,
    idField: "id",
    line: (account) => `GET ${at(account)}/installations`,
    field: "installation",
    derived: ["parentName", "nickname", "typeName", "verificationText", "utgInstallLocation", "agentInstallLocation"]
  },
  {
    id: "templates",
    fields: templateFields,
    idField: "id",
    line: (account) => `GET ${at(account)}/configtemplates`,
    field: "configTemplate",
    derived: ["parentName"]
  }
]

/** A list's rows at an account, as the console reads them. */
export const readList = (
  { id, fields }: DescribedList,
  account: number
): Program<ReadRows<Readonly<Record<string, unknown>>>> => loadList({ call: id, fields }, account)
