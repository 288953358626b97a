import type { Translation } from "../language/translation.ts"
import type { utgLabels } from "./utg-label-messages.ts"

export const utgLabelsInGerman = {
  remove: "UTGs entfernen",
  toRemove: "Zu entfernende UTGs",
  copyConfiguration: "Konfiguration kopieren",
  componentConfig: "Konfiguration der Komponente",
  status: "Status",
  apiInterfaces: "API-Schnittstellen",
  configuration: "Konfiguration",
  deleteInterface: "API-Schnittstelle löschen",
  deleteDevice: "Gerät löschen",
  newInterface: "Neue API-Schnittstelle",
  newDevice: "Neues Gerät",
  backToList: "Zurück zur Liste",
  newInterfaceOf: (type) => `Neue API-Schnittstelle: ${type}`,
  newDeviceOf: (type) => `Neues Gerät: ${type}`
} as const satisfies Translation<typeof utgLabels>
