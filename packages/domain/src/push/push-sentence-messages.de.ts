import type { Translation } from "../language/translation.ts"
import type { pushSentences } from "./push-sentence-messages.ts"

export const pushSentencesInGerman = {
  devices: (count, types) =>
    count === 0 ? "kein Gerät" : count === 1 ? `1 Gerät vom Typ ${types}` : `${count} Geräte vom Typ ${types}`,
  counted: (count) => (count === 1 ? "1 Gerät" : `${count} Geräte`),
  toBeChosen: "noch zu wählen",
  pci: (version) => (version === null ? ", ohne PCI-Version" : `, PCI-Version ${version}`),
  noForm: "(keins gewählt)",
  forms: (form, devices) => `Formular ${form} senden an ${devices},`,
  firmware: (devices, form, pci) => `Firmware aktualisieren (${devices}) mit ${form}${pci},`
} as const satisfies Translation<typeof pushSentences>
