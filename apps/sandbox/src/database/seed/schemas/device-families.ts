import { when } from "./section.ts"
import { flag, list, port, type Settings, secret, text, whole, word } from "./setting.ts"

type Condition = ReturnType<typeof when>

/** Terminals that are set up alike. */
export interface DeviceFamily {
  readonly maker: string
  readonly models: ReadonlyArray<readonly [key: string, name: string]>
  readonly connections: readonly [string, ...string[]]
  readonly settings: Settings
  readonly conditions?: ReadonlyArray<Condition>
}

const serial = when("connection", "Serial", {
  shows: {
    comPort: whole("COM port", { minimum: 1, maximum: 255, default: 1 }),
    baudRate: whole("Baud rate", { minimum: 9600, maximum: 115_200, multipleOf: 9600, default: 115_200 })
  },
  required: ["comPort"]
})
const wired = when("connection", "Network", {
  shows: {
    address: text("Address", { format: "ipv4" }),
    port: port("Port", 12_000),
    useTls: flag("Use TLS", true)
  },
  required: ["address"]
})
const bluetooth = when("connection", "Bluetooth", {
  shows: {
    pairingPasscode: secret("Pairing code", { pattern: "^\\d{4,8}$" }),
    reconnectSeconds: whole("Connect again after (seconds)", { minimum: 1, maximum: 120, default: 5 })
  }
})
const wireless = when("connection", "Wi-Fi", {
  shows: {
    networkName: text("Network name", { minLength: 1, maxLength: 32 }),
    networkPassword: secret("Network password", { minLength: 8, maxLength: 63 })
  },
  required: ["networkName"]
})

/** How a terminal may be connected, with what each way needs. */
export const connectionConditions: ReadonlyArray<Condition> = [serial, wired, bluetooth, wireless]

const encryption: Settings = {
  keySlot: whole("Key slot", { minimum: 0, maximum: 9, default: 1 }),
  keySerialNumber: text("Key serial number", { pattern: "^[0-9A-F]{20}$" }),
  decryptAt: word("Decrypted at", ["Host", "Gateway"])
}

const signature: Settings = {
  captureSignature: flag("Capture signatures", true),
  signatureTimeoutSeconds: whole("Time to sign (seconds)", { minimum: 10, maximum: 180, default: 60 })
}

const battery: Settings = {
  sleepMinutes: whole("Sleep after (minutes)", { minimum: 1, maximum: 120, default: 10 }),
  lowBatteryPercent: whole("Warn at battery (percent)", { minimum: 5, maximum: 50, default: 20 })
}

/** Every terminal the gateway can drive, by family. */
export const deviceFamilies: ReadonlyArray<DeviceFamily> = [
  {
    maker: "Ingenico",
    models: [
      ["ipp320", "iPP320"],
      ["ipp350", "iPP350"]
    ],
    connections: ["USB", "Serial", "Network"],
    settings: {
      keyBeep: flag("Beep on keys", true),
      contrast: whole("Contrast", { minimum: 1, maximum: 10, default: 5 })
    }
  },
  {
    maker: "Ingenico",
    models: [
      ["isc250", "iSC250"],
      ["isc480", "iSC480"]
    ],
    connections: ["USB", "Serial", "Network"],
    settings: {
      ...signature,
      brightnessPercent: whole("Brightness (percent)", { minimum: 10, maximum: 100, default: 80 })
    }
  },
  {
    maker: "Ingenico",
    models: [["iup250", "iUP250"]],
    connections: ["Serial", "Network"],
    settings: { heater: flag("Heater", false), vandalAlarm: flag("Alarm when opened", true) }
  },
  {
    maker: "Ingenico",
    models: [
      ["iwl220", "iWL220"],
      ["iwl250", "iWL250"],
      ["iwl252", "iWL252"],
      ["iwl228", "iWL228"],
      ["iwl258", "iWL258"]
    ],
    connections: ["Bluetooth", "Wi-Fi", "Network"],
    settings: { ...battery, baseStation: text("Base station", { maxLength: 32 }) }
  },
  {
    maker: "Ingenico",
    models: [
      ["icm122", "iCM122"],
      ["imp322", "iMP322"],
      ["imp352", "iMP352"],
      ["imp627", "iMP627"],
      ["imp657", "iMP657"]
    ],
    connections: ["Bluetooth", "USB"],
    settings: { ...battery, scanner: flag("Barcode scanner", false) }
  },
  {
    maker: "Ingenico",
    models: [
      ["lane3000", "Lane/3000"],
      ["lane5000", "Lane/5000"],
      ["lane7000", "Lane/7000"],
      ["link2500", "Link/2500"]
    ],
    connections: ["Network", "USB", "Serial", "Wi-Fi", "Bluetooth"],
    settings: {
      ...signature,
      contactlessLights: word("Contactless lights", ["On", "Off", "Only when asked"]),
      restartAt: text("Restart at", { pattern: "^([01]\\d|2[0-3]):[0-5]\\d$", default: "03:00" }),
      languages: list("Languages", word("Language", ["English", "French", "Spanish"]), {
        uniqueItems: true,
        default: ["English"]
      })
    }
  },
  {
    maker: "Verifone",
    models: [
      ["mx915", "MX 915"],
      ["mx925", "MX 925"]
    ],
    connections: ["Network", "USB", "Serial"],
    settings: { ...signature, showMedia: flag("Show films while idle", false) }
  },
  {
    maker: "Verifone",
    models: [
      ["mx915p2pe", "MX 915 (P2PE)"],
      ["mx925p2pe", "MX 925 (P2PE)"]
    ],
    connections: ["Network", "USB"],
    settings: { ...signature, ...encryption }
  },
  {
    maker: "Verifone",
    models: [
      ["vx520", "VX 520"],
      ["vx805", "VX 805"],
      ["vx820", "VX 820"]
    ],
    connections: ["Serial", "USB", "Network"],
    settings: { printReceipts: flag("Print receipts on the device", false) }
  },
  {
    maker: "Verifone",
    models: [["e355", "e355"]],
    connections: ["Bluetooth", "Wi-Fi", "USB"],
    settings: battery
  },
  {
    maker: "PAX",
    models: [["paxs300", "S300"]],
    connections: ["USB", "Serial", "Network"],
    settings: { ...signature, keyBeep: flag("Beep on keys", true) }
  },
  {
    maker: "PAX",
    models: [["paxbroadpos", "BroadPOS"]],
    connections: ["Network", "Wi-Fi"],
    settings: { ...encryption, applicationPassword: secret("Application password", { maxLength: 32 }) }
  }
]
