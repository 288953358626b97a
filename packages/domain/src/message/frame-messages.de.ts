import type { Translation } from "../language/translation.ts"
import type { frameMessages } from "./frame-messages.ts"

export const frameMessagesInGerman = {
  skip: "Zum Inhalt springen",
  menu: "Menü",
  main: "Hauptmenü",
  breadcrumb: "Pfad",
  sidebarWidth: "Breite der Seitenleiste",
  profile: "Profil",
  oldExperience: "Zur alten Oberfläche wechseln",
  about: "Über",
  signOut: "Abmelden",
  notifications: "Benachrichtigungen",
  dismiss: "Benachrichtigung schließen",
  accounts: "Konten",
  accountFilter: "Filter der Konten",
  filterAccounts: "Konten filtern",
  expandAll: "Alle aufklappen",
  reseller: "Wiederverkäufer",
  organization: "Organisation",
  merchant: "Händler",
  dashboard: "Übersicht",
  rollouts: "Rollouts",
  wishes: "Ich möchte …",
  readGuide: "Das Handbuch lesen",
  recentInstallations: "Neueste Installationen",
  alerts: "Warnungen",
  newTab: "In einem neuen Tab anmelden",
  account: (name) => `Konto: ${name}`,
  userMenu: (username) => `Benutzermenü, ${username}`,
  hide: (title) => `${title} ausblenden`,
  show: (title) => `${title} einblenden`,
  dismissNamed: (header) => `${header}: schließen`,
  aboutProduct: (product) => `Über ${product}`,
  noStorageTitle: "Dieser Browser merkt sich keine Einstellungen",
  noStorage:
    "Sein Speicher ist voll oder gesperrt. Die Konsole funktioniert, aber Seitengröße, Filter und Anmeldung gehen verloren, wenn Sie sie verlassen.",
  uncheckedTitle: "Ein Teil der Konsole konnte nicht geladen werden",
  unchecked:
    "Die in diesem Browser gespeicherten Einstellungen konnten nicht geprüft werden. Laden Sie die Seite neu, um es noch einmal zu versuchen.",
  operationsNotKeptTitle: "Vorgänge werden nicht aufbewahrt",
  operationsNotKept:
    "Der Speicher dieses Browsers ist voll oder gesperrt: Was nicht angenommen wurde, geht verloren, wenn Sie die Konsole verlassen."
} as const satisfies Translation<typeof frameMessages>
