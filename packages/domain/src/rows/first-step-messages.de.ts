import type { Translation } from "../language/translation.ts"
import type { firstSteps } from "./first-step-messages.ts"

export const firstStepsInGerman = {
  utgs: "Ein UTG erscheint hier, sobald seine Installation auf einer Maschine gelaufen ist. Bereiten Sie eine unter „Installationen“ vor.",
  tasks:
    "Aufgaben erscheinen hier, sobald sie geplant sind: Wählen Sie UTGs in der UTG-Liste aus, und wählen Sie dann „Aufgabe planen“.",
  devices: "Geräte erscheinen hier, sobald ein UTG sie meldet.",
  forms: "Formulare erscheinen hier, sobald sie hochgeladen sind. Wer hier bearbeiten darf, kann das erste hochladen.",
  users: "Wer Benutzer bearbeiten darf, kann hier den ersten anlegen.",
  profiles:
    "Ein Profil gibt vielen UTGs dieselben Einstellungen. Wer hier bearbeiten darf, kann mit „Neu“ das erste anlegen.",
  installations:
    "Eine Installation bringt ein UTG auf eine Maschine. Wer hier bearbeiten darf, kann mit „Neu“ die erste vorbereiten.",
  templates:
    "Eine Konfigurationsvorlage ändert dieselben Einstellungen auf jedem UTG. Wer hier bearbeiten darf, kann mit „Neu“ die erste anlegen.",
  utgDevices: undefined,
  utgTasks: undefined
} as const satisfies Translation<typeof firstSteps>
