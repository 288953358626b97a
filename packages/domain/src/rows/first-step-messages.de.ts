import type { Translation } from "../language/translation.ts"
import type { firstSteps } from "./first-step-messages.ts"

export const firstStepsInGerman = {
  utgs: "Ein UTG erscheint hier, sobald seine Installation auf einer Maschine gelaufen ist. Bereiten Sie eine unter „Installationen“ vor.",
  tasks:
    "Aufgaben erscheinen hier, sobald sie geplant sind: UTGs in der UTG-Liste auswählen, dann „Aufgabe planen“ wählen.",
  devices: "Geräte erscheinen hier, sobald ein UTG sie meldet.",
  forms: "Formulare erscheinen hier, sobald sie hochgeladen sind. Wer hier bearbeiten darf, lädt das erste hoch.",
  users: "Wer Benutzer bearbeiten darf, legt hier den ersten an.",
  profiles:
    "Ein Profil gibt vielen UTGs dieselben Einstellungen. Wer hier bearbeiten darf, legt mit „Neu“ das erste an.",
  installations:
    "Eine Installation bringt ein UTG auf eine Maschine. Wer hier bearbeiten darf, bereitet mit „Neu“ die erste vor.",
  templates:
    "Eine Konfigurationsvorlage ändert dieselben Einstellungen auf jedem UTG. Wer hier bearbeiten darf, legt mit „Neu“ die erste an.",
  utgDevices: undefined,
  utgTasks: undefined
} as const satisfies Translation<typeof firstSteps>
