interface ConfigDevice {
  readonly deviceType: string
  readonly taskDesc: string
  readonly threadType: string
}

interface ConfigInput {
  readonly schemaVersion: string | null
  readonly listenPort: number
  readonly interfaces: ReadonlyArray<readonly [cdType: number, taskDesc: string]>
  readonly devices: ReadonlyArray<ConfigDevice>
  readonly lowDiskSpaceThresholdMB: number
}

/** A component configuration as JSON text, in the shape of document 2 §3 "Component config". */
export const configText = (input: ConfigInput): string =>
  JSON.stringify({
    utgGlobal: {
      lowDiskSpaceThresholdMB: input.lowDiskSpaceThresholdMB,
      logLevel: "Information",
      keepLogDays: 30,
      ...(input.schemaVersion === null ? {} : { ccschema: input.schemaVersion })
    },
    apiInterfaceConfig: {
      apiInterface: input.interfaces.map(([cdType, taskDesc], position) => ({
        cdType,
        taskDesc,
        listenPort: input.listenPort + position
      }))
    },
    deviceConfig: { device: input.devices }
  })
