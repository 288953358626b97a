import type { ListId } from "@command-center/domain/rows/list-id"

/** A list screen as the documents describe it, copied from their text: labels, order and spelling are theirs. */
export interface DocumentedList {
  readonly id: ListId
  /** Where the documents describe it. */
  readonly section: string
  readonly heading: string
  readonly columns: ReadonlyArray<string>
  readonly hasSelection: boolean
  /** The column sorted first; a first click on a header sorts the same way (contract "Tasks"). */
  readonly sortedBy: readonly [label: string, direction: "ascending" | "descending"]
  /** The buttons of the toolbar, those for editors apart. */
  readonly tools: ReadonlyArray<string>
  readonly editorTools: ReadonlyArray<string>
  readonly rowActions: ReadonlyArray<string>
  readonly editorActions: ReadonlyArray<string>
  /** What editors can do with the selection. */
  readonly bulk: ReadonlyArray<string>
  readonly emptyText: string
  /** Up to the reason. */
  readonly loadFailed: string
  /** The answer's field and the end of the call's path. */
  readonly call: readonly [path: string, field: string]
}

/** Labels as a sentence of the documents lists them. */
const labels = (text: string): ReadonlyArray<string> => text.split(/,\s+/u)

const utgColumns =
  labels(`Merchant, UTG Nickname, UTG Status, UTG Version, Agent Version, Configuration Status, Profile,
  Profile Version, Location/Serial, Lane, File ID, Machine DNS Name, Machine Status,
  Last Known Communication, Next Predicted Communication, Machine Nickname, Parent Account, Time Zone,
  Windows Version`)

const taskColumns =
  labels(`Merchant, Machine DNS Name, UTG Nickname, Task Type, Task Run Date, Task Updated, Task State,
  Machine Status, UTG Status, Last Known Communication, Next Predicted Communication, UTG Version,
  Agent Version, Profile, Profile Version, File Id, Location/Serial, Lane, Machine Nickname, Task Label,
  Parent Account, Time Zone, Windows Version`)

const deviceColumns =
  labels(`Merchant, UTG Nickname, Device Serial, Device Configured, Device Reported, Terminal ID, PCI Version,
  Firmware Version, Device Keys, Machine DNS Name, UTG Status, UTG Version, Agent Version,
  Configuration Status, Profile, Profile Version, Location/Serial, Lane, File ID, Machine Status,
  Last Known Communication, Next Predicted Communication, Machine Nickname, Parent Account, Time Zone,
  Windows Version`)

const filters = ["Filters", "Reset filters"]
const csv = "Download data as CSV"
const copy = "Copy Row as JSON"
const data = "Unable to load data due to the following error - "

export const documentedLists: ReadonlyArray<DocumentedList> = [
  {
    id: "utgs",
    section: "2 §2 UTG list",
    heading: "UTG List",
    columns: utgColumns,
    hasSelection: true,
    sortedBy: ["UTG Nickname", "ascending"],
    tools: [...filters, csv, "About UTGs"],
    editorTools: [],
    rowActions: [copy],
    editorActions: ["Schedule Task", "Apply a Profile", "Apply a Config Template", "Remove From Command Center"],
    bulk: ["Schedule Task", "Apply a Profile", "Apply a Config Template", "Remove From Command Center"],
    emptyText: "No UTGs found",
    loadFailed: data,
    call: ["/components/query", "serviceView"]
  },
  {
    id: "tasks",
    section: "1 §2.6 Tasks List",
    heading: "Tasks List",
    columns: taskColumns,
    hasSelection: true,
    sortedBy: ["Task Run Date", "descending"],
    tools: [...filters, csv, "About Tasks"],
    editorTools: [],
    rowActions: [copy],
    editorActions: ["Delete Task"],
    bulk: ["Delete Tasks"],
    emptyText: "No tasks found",
    loadFailed: data,
    call: ["/tasks/query", "taskView"]
  },
  {
    id: "devices",
    section: "2 §2 Device Management",
    heading: "Device Management",
    columns: deviceColumns,
    hasSelection: true,
    sortedBy: ["Device Serial", "descending"],
    tools: [...filters, csv],
    editorTools: [],
    rowActions: [copy],
    editorActions: ["Push forms", "Update Firmware"],
    bulk: ["Push forms", "Update Firmware"],
    emptyText: "This business entity does not contain any devices",
    loadFailed: data,
    call: ["/devices/query", "deviceView"]
  },
  {
    id: "forms",
    section: "2 §2 Form Manager",
    heading: "Form Manager",
    columns: ["Name", "Device Type", "Upload Date"],
    hasSelection: false,
    sortedBy: ["Upload Date", "descending"],
    tools: [],
    editorTools: ["Upload"],
    rowActions: [copy, "Download form"],
    editorActions: ["Delete form"],
    bulk: [],
    emptyText: "No device forms found",
    loadFailed: "Unable to load form data due to the following error - ",
    call: ["/componentDeviceForms", "componentDeviceForm"]
  },
  {
    id: "users",
    section: "2 §2 User List",
    heading: "User List",
    columns: labels(`Username, First Name, Last Name, Email Address, Email Verified, Role, Active, Account Locked,
  Has Logged In`),
    hasSelection: false,
    sortedBy: ["Username", "descending"],
    tools: [],
    editorTools: ["Create User"],
    rowActions: [copy],
    editorActions: [],
    bulk: [],
    emptyText: "No users found",
    loadFailed: "Unable to load users due to the following error - ",
    call: ["/users", "user"]
  },
  {
    id: "profiles",
    section: "2 §2 Profile list",
    heading: "Profile List",
    // Last Applied is a column of ours among those of the documents.
    columns: labels(`Profile Name, Parent Account, Profile Version, Creation Date, Last Updated, Schema,
      Devices`).toSpliced(5, 0, "Last Applied"),
    hasSelection: false,
    sortedBy: ["Profile Name", "ascending"],
    tools: [],
    editorTools: ["New"],
    rowActions: [copy],
    editorActions: ["Delete profile", "Clone profile"],
    bulk: [],
    emptyText: "No profiles found",
    loadFailed: "Unable to load profiles due to the following error - ",
    call: ["/componentProfiles", "componentProfile"]
  },
  {
    id: "installations",
    section: "2 §2 Installation list",
    heading: "Installation List",
    columns: labels(`Installation Name, Installation Type, Verification ID, Parent Account, Creation Date, Profile,
  UTG Install Location, Agent Install Location`),
    hasSelection: false,
    sortedBy: ["Installation Name", "ascending"],
    tools: ["About Installations"],
    editorTools: ["New"],
    rowActions: [copy, "Download Installer", "Download Install Package"],
    editorActions: ["Deactivate Install"],
    bulk: [],
    emptyText: "No installations found",
    loadFailed: data,
    call: ["/installations", "installation"]
  },
  {
    id: "templates",
    section: "1 §2.7 Config Template List",
    heading: "Config Template List",
    columns: ["Config Template Name", "Parent Account"],
    hasSelection: false,
    sortedBy: ["Config Template Name", "ascending"],
    tools: [],
    editorTools: ["New"],
    rowActions: [copy],
    editorActions: ["Delete config template"],
    bulk: [],
    emptyText: "No config templates found",
    loadFailed: data,
    call: ["/configtemplates", "configTemplate"]
  }
]
