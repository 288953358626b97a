import type { Translation } from "../language/translation.ts"
import { creationMessagesInGerman } from "../task/task-messages.de.ts"
import type { pushMessages } from "./push-messages.ts"

export const pushMessagesInGerman = {
  noneSelected: "Keine Geräte ausgewählt",
  pushed: "Das Geräteformular wurde gesendet.",
  failed: (error) => `Das Formular kann nicht an das Gerät gesendet werden. ${error}`,
  invalidDeviceKey: (key) => `Der Geräteschlüssel ${key} ist ungültig`,
  missingKeys: creationMessagesInGerman.missingKeys,
  unsaved: {
    forms: "Das Formular wurde noch nicht gesendet.",
    firmware: "Die Firmware wurde noch nicht aktualisiert."
  },
  titles: { forms: "Formulare senden", firmware: "Firmware aktualisieren" },
  modelWarning: "Das falsche Modell kann das Gerät unbrauchbar machen.",
  otherDevice: (reported, chosen) => `Das Gerät meldet den Typ ${reported}, nicht ${chosen}.`,
  otherVersion: (reported, pciVersion) =>
    `Geräte vom Typ ${reported} haben PCI-Version ${pciVersion}, nicht die dieses Musters für die Modellnummer.`,
  chooseForm: "Wählen Sie ein Formular.",
  noForms: (deviceType) => `Für ${deviceType} gibt es kein Formular. Laden Sie auf der Seite „Formulare“ eines hoch.`,
  chooseDevice: "Wählen Sie ein Gerät.",
  choosePattern: "Wählen Sie ein Muster für die Modellnummer.",
  about: (refusal, devices) => `${refusal} (${devices.join(", ")})`,
  leftOut: {
    withoutType: "Meldet keinen Gerätetyp",
    utgTooLow: (needed) => `Braucht zuerst UTG-Version ${needed} oder höher`,
    otherBatch: (type, pciVersion) => `Hat den Typ ${type} mit PCI-Version ${pciVersion}`
  }
} as const satisfies Translation<typeof pushMessages>
