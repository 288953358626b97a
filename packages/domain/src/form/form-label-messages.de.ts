import type { Translation } from "../language/translation.ts"
import type { formLabels } from "./form-label-messages.ts"

export const formLabelsInGerman = {
  downloadForm: "Formular herunterladen",
  deleteForm: "Formular löschen",
  chooseType: "Gerätetyp wählen",
  deviceType: "Gerätetyp",
  file: "Datei"
} as const satisfies Translation<typeof formLabels>
