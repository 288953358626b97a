import { utgDetailMessages } from "../utg/utg-detail-messages.ts"
import { apiInterfacesOf, configDevicesOf } from "./component-config.ts"

/** Why a configuration cannot be saved: the field at fault and the sentence the user reads. */
export interface ConfigIssue {
  readonly field: "listenPort" | "taskDesc" | "cdType"
  readonly message: string
}

/** The interface type that a UTG may have only once (document 2 §2 "API Interfaces tab"). */
export const soleInterfaceType = "148"

/** Names by which two are the same; what is not set is like nothing else. */
const named = (names: ReadonlyArray<string | null>): ReadonlyArray<string> =>
  names.flatMap((name) => (name === null || name.trim() === "" ? [] : [name.trim()]))

const hasTwice = (names: ReadonlyArray<string>): boolean => new Set(names).size < names.length

/** A port as it is compared: "026880" is 26880. */
const portOf = (port: string): string => (/^\d+$/u.test(port) ? String(Number(port)) : port)

/**
 * What forbids saving a configuration (document 2 §5 "UTG forms"): a port of two API interfaces, a name of two devices,
 * a second interface of type 148. Ports are compared as numbers, names without the space around them.
 */
export const configIssues = (config: unknown): ReadonlyArray<ConfigIssue> => {
  const interfaces = apiInterfacesOf(config)
  const ports = named(interfaces.map(({ listenPort }) => listenPort)).map(portOf)
  const sole = named(interfaces.map(({ cdType }) => cdType)).filter((cdType) => cdType === soleInterfaceType)
  const devices = named(configDevicesOf(config).map(({ taskDesc }) => taskDesc))
  return [
    ...(hasTwice(ports) ? [{ field: "listenPort", message: utgDetailMessages.portConflict } as const] : []),
    ...(hasTwice(devices) ? [{ field: "taskDesc", message: utgDetailMessages.deviceNameConflict } as const] : []),
    ...(hasTwice(sole)
      ? [{ field: "cdType", message: utgDetailMessages.onlyOneOfType(soleInterfaceType) } as const]
      : [])
  ]
}
