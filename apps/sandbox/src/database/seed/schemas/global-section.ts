import { section, when } from "./section.ts"
import { decimal, defined, flag, since, text, whole, word } from "./setting.ts"

/** `utgGlobal`: what the gateway is and how it runs (document 2 §3 "Component config"). */
export const utgGlobal = section(
  "Global settings",
  {
    ccschema: text("Schema version", {
      description: "The version of the schema by which this configuration was checked.",
      pattern: "^\\d+\\.\\d+\\.\\d+\\.\\d+$"
    }),
    lowDiskSpaceThresholdMB: whole("Low disk space threshold (MB)", {
      description: "Below this much free space the gateway warns; -1 leaves it to the gateway.",
      minimum: -1,
      maximum: 102_400,
      default: -1
    }),
    siteName: text("Site name", { maxLength: 80, description: "Shown in alerts and on support calls." }),
    componentRunningMode: word("Running mode", ["Normal", "Training", "Maintenance"]),
    startAutomatically: flag("Start with Windows", true),
    startDelaySeconds: whole("Start delay (seconds)", { minimum: 0, maximum: 600, default: 5 }),
    stopTimeoutSeconds: whole("Time to finish before stopping (seconds)", { minimum: 1, maximum: 300, default: 30 }),
    workerThreads: whole("Worker threads", { minimum: 1, maximum: 64, default: 8 }),
    maxMemoryMB: whole("Memory limit (MB)", { minimum: 128, maximum: 8192, multipleOf: 64, default: 512 }),
    dataFolder: text("Data folder", { default: "c:\\gateway\\data", maxLength: 240 }),
    keepLogDays: whole("Days to keep logs", { minimum: 1, maximum: 365, default: 30 }),
    language: word("Language", ["en-US", "en-CA", "fr-CA", "es-MX"]),
    currency: word("Currency", ["USD", "CAD", "MXN"]),
    timeSource: since(2, word("Time source", ["Operating system", "Time server"])),
    watchdog: since(
      2,
      section(
        "Watchdog",
        {
          enabled: flag("Restart the gateway when it hangs", true),
          checkSeconds: whole("Check every (seconds)", { minimum: 5, maximum: 600, default: 30 }),
          restartsPerHour: whole("Restarts in an hour at most", { minimum: 1, maximum: 20, default: 3 })
        },
        { required: ["enabled"] }
      )
    ),
    businessDay: section("Business day", {
      closeAutomatically: flag("Close the day automatically", true),
      closeAt: text("Close at", { pattern: "^([01]\\d|2[0-3]):[0-5]\\d$", default: "04:00" }),
      graceMinutes: whole("Grace period (minutes)", { minimum: 0, maximum: 120, default: 15 })
    }),
    quietHours: since(3, defined("Quiet hours", "timeWindow")),
    loadFactor: since(3, decimal("Load factor", { minimum: 0.1, maximum: 1, multipleOf: 0.1, default: 0.8 }))
  },
  {
    required: ["lowDiskSpaceThresholdMB"],
    conditions: [
      when("timeSource", "Time server", {
        shows: {
          timeServer: text("Time server", { format: "hostname", default: "time.windows.com" }),
          timeSyncMinutes: whole("Synchronize every (minutes)", { minimum: 5, maximum: 1440, default: 60 })
        },
        required: ["timeServer"]
      })
    ]
  }
)
