import type { Edition } from "./edition.ts"
import { section, when } from "./section.ts"
import { flag, list, type Settings, secret, since, text, whole, word } from "./setting.ts"

interface InterfaceType {
  readonly code: number
  readonly name: string
  /** The edition that brought it. */
  readonly from: Edition
  readonly settings: Settings
}

/** A UTG may have this one only once (document 2 §2 "API Interfaces tab"). */
export const universalInterface = 148

/** What point-of-sale systems can talk to the gateway by. */
export const interfaceTypes: ReadonlyArray<InterfaceType> = [
  {
    code: 112,
    name: "Hotel property management",
    from: 1,
    settings: {
      roomDigits: whole("Digits of a room number", { minimum: 2, maximum: 8, default: 4 }),
      depositPercent: whole("Deposit at check-in (percent)", { minimum: 0, maximum: 200, default: 115 }),
      folioOnReceipt: flag("Print the folio number", true)
    }
  },
  {
    code: 115,
    name: "Restaurant point of sale",
    from: 1,
    settings: {
      openTabs: flag("Open tabs by card", true),
      tabHoldCents: whole("Hold for a tab (cents)", { minimum: 0, maximum: 100_000, default: 5000 }),
      tipAdjustHours: whole("Adjust tips within (hours)", { minimum: 0, maximum: 72, default: 24 })
    }
  },
  {
    code: 118,
    name: "Fuel forecourt controller",
    from: 1,
    settings: {
      pumps: whole("Pumps", { minimum: 1, maximum: 48, default: 8 }),
      preAuthorizeCents: whole("Hold before fuelling (cents)", { minimum: 100, maximum: 50_000, default: 12_500 }),
      askOdometer: flag("Ask for the odometer", false)
    }
  },
  {
    code: 121,
    name: "Parking controller",
    from: 2,
    settings: {
      gates: whole("Gates", { minimum: 1, maximum: 64, default: 2 }),
      lostTicketCents: whole("Lost ticket (cents)", { minimum: 0, maximum: 100_000, default: 4000 })
    }
  },
  {
    code: 124,
    name: "Unattended kiosk",
    from: 1,
    settings: {
      cardRetentionSeconds: whole("Leave the card for (seconds)", { minimum: 5, maximum: 120, default: 20 }),
      cancelOnClient: flag("Cancel when the door opens", true)
    }
  },
  {
    code: 127,
    name: "Mobile point of sale",
    from: 2,
    settings: {
      pairing: word("Pairing", ["Code", "Bluetooth", "None"]),
      allowedDevices: whole("Devices at most", { minimum: 1, maximum: 500, default: 10 })
    }
  },
  {
    code: 130,
    name: "Web shop bridge",
    from: 1,
    settings: {
      origins: list("Origins", text("Origin", { format: "uri" }), { uniqueItems: true, default: [] }),
      sharedSecret: secret("Shared secret", { minLength: 16, maxLength: 128 })
    }
  },
  {
    code: 133,
    name: "Call centre",
    from: 1,
    settings: {
      pauseRecording: flag("Pause the recording while a card is read out", true),
      agentIdDigits: whole("Digits of an agent's number", { minimum: 2, maximum: 10, default: 5 })
    }
  },
  {
    code: 136,
    name: "Batch files",
    from: 1,
    settings: {
      folder: text("Folder", { minLength: 1, maxLength: 240, default: "c:\\gateway\\batch" }),
      pollSeconds: whole("Look every (seconds)", { minimum: 1, maximum: 3600, default: 30 }),
      separator: word("Separator", ["Comma", "Semicolon", "Tab"])
    }
  },
  {
    code: 139,
    name: "Serial line",
    from: 1,
    settings: {
      comPort: whole("COM port", { minimum: 1, maximum: 255, default: 1 }),
      baudRate: whole("Baud rate", { minimum: 1200, maximum: 115_200, multipleOf: 1200, default: 19_200 }),
      parity: word("Parity", ["None", "Even", "Odd"])
    }
  },
  {
    code: 142,
    name: "Message queue",
    from: 3,
    settings: {
      broker: text("Broker", { format: "uri", default: "amqps://broker.example:5671" }),
      queue: text("Queue", { minLength: 1, maxLength: 80, default: "payments" }),
      brokerPassword: secret("Broker password", { maxLength: 120 })
    }
  },
  {
    code: 145,
    name: "XML over TCP",
    from: 1,
    settings: {
      framing: word("Framing", ["Length first", "STX and ETX", "Line"]),
      encoding: word("Encoding", ["UTF-8", "Windows-1252"])
    }
  },
  {
    code: universalInterface,
    name: "Universal API",
    from: 1,
    settings: {
      apiVersion: since(2, word("API version", ["2", "1"])),
      apiKey: secret("API key", { minLength: 16, maxLength: 128 }),
      corsOrigins: since(3, list("Web pages that may call", text("Origin", { format: "uri" }), { default: [] }))
    }
  },
  {
    code: 151,
    name: "Table service",
    from: 1,
    settings: {
      tables: whole("Tables", { minimum: 1, maximum: 999, default: 40 }),
      splitChecks: flag("Split checks", true)
    }
  },
  {
    code: 152,
    name: "Loyalty and gift cards",
    from: 2,
    settings: {
      programme: text("Programme", { minLength: 1, maxLength: 40, default: "House" }),
      pointsPerDollar: whole("Points for a dollar", { minimum: 0, maximum: 100, default: 1 }),
      programmePassword: secret("Programme password", { maxLength: 120 })
    }
  }
]

const tls = section(
  "TLS",
  { enabled: flag("Use TLS", true) },
  {
    required: ["enabled"],
    conditions: [
      when("enabled", true, {
        shows: { clientCertificate: word("Client certificate", ["Not asked", "Optional", "Required"]) }
      })
    ]
  }
)

/** What every interface has, whatever its type; `ccid` is the console's own. */
export const commonInterfaceSettings: Settings = {
  enabled: flag("Enabled", true),
  bindAddress: text("Listen at", { format: "ipv4", default: "127.0.0.1" }),
  timeoutSeconds: whole("Time-out (seconds)", { minimum: 5, maximum: 600, default: 120 }),
  maxClients: whole("Clients at most", { minimum: 1, maximum: 250, default: 20 }),
  traceMessages: flag("Trace messages", false),
  tls: since(2, tls),
  ccid: text("Console id", { maxLength: 40 })
}
