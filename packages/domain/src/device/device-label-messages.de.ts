import type { Translation } from "../language/translation.ts"
import type { deviceLabels } from "./device-label-messages.ts"

export const deviceLabelsInGerman = {
  pushForms: "Formulare senden",
  updateFirmware: "Firmware aktualisieren",
  keys: "Geräteschlüssel",
  hideValues: "Werte verbergen",
  showValues: "Werte zeigen",
  chooseForm: "Formular wählen",
  push: "Senden",
  devices: "Geräte",
  form: "Formular",
  continueWith: "Weiter mit",
  chooseDevice: "Gerät wählen",
  device: "Gerät",
  modelPattern: "Muster der Modellnummer",
  key: (at) => `Schlüssel ${at}`
} as const satisfies Translation<typeof deviceLabels>
