/**
 * Every name of the wire contract that the documents leave open: headers, paths and answer fields.
 * A deployment whose services differ changes this file.
 */

export const headerNames = {
  authorization: "Authorization",
  contentType: "Content-Type",
  clientId: "Clientid",
  requestEnvelope: "Request-Envelope-Version",
  responseEnvelope: "Response-Envelope-Version",
  methodOverride: "X-HTTP-Method-Override",
  accept: "Accept",
  idempotencyKey: "Idempotency-Key",
  lastEventId: "Last-Event-ID"
} as const

export const envelopeVersion = "1"

type Segments = ReadonlyArray<string | number>

const ofAccount = (beId: number, ...rest: Segments): Segments => ["businessentities", beId, ...rest]

export const paths = {
  config: ["config.json"],
  accessTokens: ["accessTokens"],
  accessToken: (token: string): Segments => ["accessTokens", token],

  users: ["users"],
  /** An addition of ours to the security service: a deployment whose service lacks it answers 404. */
  user: (userId: number): Segments => ["users", userId],
  userManifests: ["userManifests"],
  permissionMasks: (userId: number): Segments => ["users", userId, "permissionMasks"],
  permissions: ["permissions"],
  businessEntitySummaries: ["businessentitysummaries"],
  usersOf: (beId: number) => ofAccount(beId, "users"),
  userRole: (userId: number, roleId: number): Segments => ["users", userId, "roles", roleId, "businessentities"],
  objectRoleMappings: ["objectRoleMappings"],
  ephemeralUsers: (beId: number) => ofAccount(beId, "ephemeralUsers"),

  componentsQuery: (beId: number) => ofAccount(beId, "components", "query"),
  devicesQuery: (beId: number) => ofAccount(beId, "devices", "query"),
  tasksQuery: (beId: number) => ofAccount(beId, "tasks", "query"),
  componentsCsv: (beId: number) => ofAccount(beId, "components", "query", "csv"),
  devicesCsv: (beId: number) => ofAccount(beId, "devices", "query", "csv"),
  tasksCsv: (beId: number) => ofAccount(beId, "tasks", "query", "csv"),
  tasksBulk: (beId: number) => ofAccount(beId, "tasksbulk"),
  component: (beId: number, componentId: number) => ofAccount(beId, "components", componentId),
  componentConfig: (beId: number, machineId: string, componentId: string) =>
    ofAccount(beId, "machines", machineId, "components", componentId, "componentConfigs", 0),
  /** An addition of ours to the management service: a deployment whose service lacks it answers 404. */
  configRevisions: (beId: number, machineId: string, componentId: string) =>
    ofAccount(beId, "machines", machineId, "components", componentId, "componentConfigs", 0, "revisions"),
  machineComponent: (beId: number, machineId: string, componentId: string) =>
    ofAccount(beId, "machines", machineId, "components", componentId),
  machineStatus: (beId: number, machineId: string) => ofAccount(beId, "machineStatus", machineId),
  machine: (beId: number, machineId: string) => ofAccount(beId, "machines", machineId),
  task: (beId: number, machineId: string, taskId: number) => ofAccount(beId, "machines", machineId, "tasks", taskId),
  configSchemas: ["componentconfigschemas"],
  deviceSchemas: ["componentDevices"],
  forms: (beId: number) => ofAccount(beId, "componentDeviceForms"),
  form: (beId: number, formId: number) => ofAccount(beId, "componentDeviceForms", formId),
  formCreation: (beId: number) => ofAccount(beId, "componentDeviceForms", "create"),
  formUploaded: (beId: number, formId: number) => ofAccount(beId, "componentDeviceForms", formId, "uploaded"),
  formFile: (beId: number, formId: number) => ofAccount(beId, "componentDeviceForms", formId, "forms.tgz"),
  profiles: (beId: number) => ofAccount(beId, "componentProfiles"),
  profile: (beId: number, profileId: number) => ofAccount(beId, "componentProfiles", profileId),
  /** Deletion is spelled with a small p (document 2 §7). */
  profileDeletion: (beId: number, profileId: number) => ofAccount(beId, "componentprofiles", profileId),
  profileAssignments: ["componentProfileAssignments"],
  templates: (beId: number) => ofAccount(beId, "configtemplates"),
  template: (beId: number, templateId: number) => ofAccount(beId, "configtemplates", templateId),
  templateMerge: (beId: number, templateId: number, componentId: number) =>
    ofAccount(beId, "configtemplates", templateId, "merge", componentId),
  installations: (beId: number) => ofAccount(beId, "installations"),
  installation: (beId: number, installationId: number) => ofAccount(beId, "installations", installationId),
  installPackage: ["installations", "packagezip"],

  rollouts: ["rollouts"],
  rolloutTerms: ["rollouts", "terms"],
  rolloutsEvents: ["rollouts", "events"],
  rollout: (id: string): Segments => ["rollouts", id],
  rolloutPart: (id: string, part: string): Segments => ["rollouts", id, part],

  localDeviceSchemas: ["jsonform", "lib", "componentdevices.json"],
  schemaManifest: ["schemas", "schemamanifest.json"],
  /** Files are named in the manifest, relative to its folder. */
  schemaFile: (file: string): Segments => ["schemas", ...file.split("/")],
  localConfigSchema: (version: string): Segments => ["schemas", "configs", version, "config-schema.json"]
} as const

/** Numbers that calls carry (documents §9, contract). */
export const wireNumbers = {
  /** A UTG, where schemas are asked for. */
  componentType: 1,
  deviceSchemaVersion: 2,
  /** The role that an installation's user gets is mapped to this object. */
  installRoleObject: 1,
  installRoleObjectType: 7
} as const

/** Names are given in camelCase; answers may hold them in PascalCase too. */
export const answerFields = {
  accessToken: "accessToken",
  user: "user",
  userManifest: "userManifest",
  permissionMask: "permissionMask",
  permission: "permission",
  businessEntitySummary: "businessEntitySummary",
  serviceView: "serviceView",
  deviceView: "deviceView",
  taskView: "taskView",
  task: "task",
  component: "component",
  componentConfig: "componentConfig",
  componentConfigRevision: "componentConfigRevision",
  componentConfigSchema: "componentConfigSchema",
  componentDevice: "componentDevice",
  machineStatus: "machineStatus",
  objectRoleMapping: "objectRoleMapping",
  componentDeviceForm: "componentDeviceForm",
  componentProfile: "componentProfile",
  configTemplate: "configTemplate",
  installation: "installation",
  product: "product"
} as const
