import { section, when } from "./section.ts"
import { flag, list, port, since, text, whole, word } from "./setting.ts"

const levels = ["Information", "Error", "Warning", "Debug", "Trace"] as const

/** What the gateway writes down, and where. */
export const logging = section(
  "Logging",
  {
    level: word("Log level", [...levels]),
    folder: text("Log folder", { default: "c:\\gateway\\logs", maxLength: 240 }),
    maskCardNumbers: flag("Mask card numbers", true, "Never switch off outside of a laboratory."),
    rotation: word("New file", ["Daily", "Hourly", "By size"]),
    compressOldFiles: flag("Compress old files", true),
    trace: section(
      "Trace files",
      {
        enabled: flag("Write trace files", true),
        keepDays: whole("Days to keep", { minimum: 1, maximum: 90, default: 7 }),
        maxTotalMB: whole("Space at most (MB)", { minimum: 50, maximum: 20_480, default: 1024 }),
        includeDeviceTraffic: flag("Include device traffic", false),
        includeHostTraffic: since(2, flag("Include host traffic", false))
      },
      { required: ["enabled"] }
    ),
    categories: since(
      2,
      list(
        "Levels by category",
        section(
          "Category",
          {
            category: word("Category", ["Host", "Device", "Interface", "Tokens", "Storage", "Updates"]),
            level: word("Log level", [...levels])
          },
          { required: ["category", "level"] }
        ),
        { maxItems: 12, default: [] }
      )
    ),
    windowsEventLog: flag("Write errors to the Windows event log", true),
    syslog: since(
      3,
      section(
        "Syslog",
        { enabled: flag("Send to a syslog server", false) },
        {
          required: ["enabled"],
          conditions: [
            when("enabled", true, {
              shows: {
                host: text("Server", { format: "hostname" }),
                port: port("Port", 6514),
                protocol: word("Protocol", ["TLS", "TCP", "UDP"]),
                facility: whole("Facility", { minimum: 0, maximum: 23, default: 16 })
              },
              required: ["host", "port"]
            })
          ]
        }
      )
    )
  },
  {
    conditions: [
      when("rotation", "By size", {
        shows: { maxFileMB: whole("File size at most (MB)", { minimum: 1, maximum: 500, default: 20 }) },
        required: ["maxFileMB"]
      })
    ]
  }
)
