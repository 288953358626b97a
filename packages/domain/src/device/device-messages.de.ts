import type { Translation } from "../language/translation.ts"
import type { deviceMessages } from "./device-messages.ts"

export const deviceMessagesInGerman = {
  export: {
    title: "Geräte exportieren",
    question:
      "Der Export lädt ALLE Daten dieser Registerkarte herunter und kann einige Minuten dauern. Möchten Sie wirklich fortfahren?",
    preparing: "Der Export der Geräteliste wird vorbereitet",
    succeeded: "Die Geräteliste wird exportiert. Der Download beginnt in Kürze.",
    failed: (error) => `Die Geräteliste kann nicht exportiert werden. ${error}`,
    fileName: "devices.csv"
  }
} as const satisfies Translation<typeof deviceMessages>
