import { section, when } from "./section.ts"
import { defined, flag, list, port, secret, since, text, whole, word } from "./setting.ts"

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const

/** How new versions and forms get onto the machine. */
export const updates = section(
  "Updates",
  {
    channel: word("Channel", ["General availability", "Pilot", "None"]),
    downloadLimitKBps: whole("Download at most (kB/s)", { minimum: 0, maximum: 100_000, default: 0 }),
    verifySignature: flag("Check signatures", true),
    keepOldVersions: whole("Old versions to keep", { minimum: 0, maximum: 5, default: 1 }),
    backUpBefore: flag("Back up before an update", true),
    days: list("Days", word("Day", [...weekdays]), { uniqueItems: true, default: ["Tuesday", "Wednesday"] }),
    window: since(3, defined("Time of day", "timeWindow")),
    deviceFirmware: section("Device firmware", {
      automatic: flag("Update devices automatically", false),
      onlyWhenIdleMinutes: whole("Only after idle (minutes)", { minimum: 0, maximum: 240, default: 30 }),
      atOnce: whole("Devices at once", { minimum: 1, maximum: 16, default: 1 })
    })
  },
  {
    conditions: [
      when("channel", "Pilot", {
        shows: { pilotGroup: text("Pilot group", { minLength: 1, maxLength: 40, default: "A" }) },
        required: ["pilotGroup"]
      })
    ]
  }
)

/** Who is told when something is wrong. */
export const monitoring = section("Monitoring", {
  heartbeatSeconds: whole("Heartbeat (seconds)", { minimum: 15, maximum: 3600, default: 300 }),
  cpuWarnPercent: whole("Warn at processor load (percent)", { minimum: 10, maximum: 100, default: 90 }),
  memoryWarnPercent: whole("Warn at memory use (percent)", { minimum: 10, maximum: 100, default: 85 }),
  deviceSilenceMinutes: whole("Warn when a device is silent for (minutes)", { minimum: 1, maximum: 1440, default: 20 }),
  recipients: list("Mail to", text("Address", { format: "email" }), { uniqueItems: true, maxItems: 10, default: [] }),
  metrics: since(
    2,
    section(
      "Metrics",
      { enabled: flag("Serve metrics", false) },
      {
        required: ["enabled"],
        conditions: [
          when("enabled", true, {
            shows: {
              port: port("Port", 9464),
              path: text("Path", { pattern: "^/[a-z/]*$", default: "/metrics" }),
              scrapeToken: secret("Token", { maxLength: 128 })
            },
            required: ["port"]
          })
        ]
      }
    )
  ),
  webhook: since(
    3,
    section("Webhook", {
      url: text("Address", { format: "uri" }),
      signingSecret: secret("Signing secret", { minLength: 16, maxLength: 128 }),
      events: list("Events", word("Event", ["Started", "Stopped", "Offline", "Low disk space", "Device lost"]), {
        uniqueItems: true,
        default: ["Offline", "Device lost"]
      })
    })
  )
})

/** Printers and displays that the gateway drives itself. */
export const peripherals = section("Printers and displays", {
  printer: section(
    "Receipt printer",
    { connection: word("Connection", ["None", "Serial", "Network", "Windows printer"]) },
    {
      required: ["connection"],
      conditions: [
        when("connection", "Serial", {
          shows: {
            comPort: whole("COM port", { minimum: 1, maximum: 255, default: 1 }),
            baudRate: whole("Baud rate", { minimum: 1200, maximum: 115_200, multipleOf: 1200, default: 9600 })
          },
          required: ["comPort"]
        }),
        when("connection", "Network", {
          shows: { address: text("Address", { format: "ipv4" }), port: port("Port", 9100) },
          required: ["address"]
        }),
        when("connection", "Windows printer", {
          shows: { printerName: text("Printer", { minLength: 1, maxLength: 120 }) },
          required: ["printerName"]
        })
      ]
    }
  ),
  lineDisplay: flag("Show lines on the device", true),
  idleText: text("Text while idle", { maxLength: 64, default: "Welcome" }),
  idleSlides: since(3, list("Pictures while idle", text("File", { maxLength: 240 }), { maxItems: 8, default: [] }))
})
