import type { SchemaEdition } from "./edition.ts"

/** How a site differs from a gateway fresh from its installer; the settings of later editions only where they exist. */
export type Variety = (edition: SchemaEdition) => Readonly<Record<string, unknown>>

const counter: Variety = () => ({
  utgGlobal: { siteName: "Counter" },
  receipts: { header: ["Store and kiosk", "Thank you for your visit"] }
})

const behindProxy: Variety = () => ({
  utgGlobal: { siteName: "Head office network", workerThreads: 12 },
  logging: { rotation: "By size", maxFileMB: 50, trace: { keepDays: 14 } },
  network: {
    proxy: {
      mode: "Manual",
      host: "proxy.internal.example",
      port: 3128,
      bypass: ["localhost", "127.0.0.1"],
      authentication: "NTLM",
      username: "gateway",
      password: "Kestrel-Harbor-41"
    }
  }
})

const restaurant: Variety = ({ number }) => ({
  utgGlobal: { siteName: "Dining room", lowDiskSpaceThresholdMB: 2, language: "en-CA", currency: "CAD" },
  receipts: {
    tip: { enabled: true, askOn: "Device", suggestions: [15, 18, 20, 25], maximumPercent: 60 },
    ...(number < 2
      ? {}
      : {
          mail: { enabled: true, sender: "receipts@shop.example", subject: "Your receipt", relayToken: "rt-5d1c8e73a9" }
        })
  },
  processing: { manualEntry: "Allowed", askSecurityCode: true }
})

const kiosk: Variety = ({ number }) => ({
  utgGlobal: { siteName: "Kiosk", lowDiskSpaceThresholdMB: 50, maxMemoryMB: 256 },
  offline: { floorLimitCents: 2000, declineBrands: ["Amex"] },
  security: {
    certificateSource: "File",
    certificateFile: "c:\\gateway\\kiosk.pfx",
    certificatePassword: "Otter-Lantern-7"
  },
  ...(number < 3
    ? {}
    : {
        network: {
          cellularBackup: {
            enabled: true,
            accessPoint: "m2m.example",
            simPasscode: "4471",
            switchAfterSeconds: 20,
            monthlyLimitMB: 250
          }
        }
      })
})

const pilot: Variety = ({ number }) => ({
  utgGlobal: {
    siteName: "Pilot site",
    lowDiskSpaceThresholdMB: 500,
    ...(number < 2 ? {} : { timeSource: "Time server", timeServer: "time.example", timeSyncMinutes: 30 })
  },
  updates: { channel: "Pilot", pilotGroup: "B" },
  ...(number < 2
    ? {}
    : { monitoring: { metrics: { enabled: true, port: 9464, path: "/metrics", scrapeToken: "mt-90b7" } } }),
  ...(number < 3
    ? {}
    : {
        logging: {
          syslog: { enabled: true, host: "logs.internal.example", port: 6514, protocol: "TLS", facility: 16 }
        },
        processing: {
          surcharge: { enabled: true, percent: 2.5, disclosure: "A surcharge of 2.5 % is added to credit cards." }
        }
      })
})

export const varieties: readonly [Variety, ...Variety[]] = [counter, behindProxy, restaurant, kiosk, pilot]

/** What every site has been given when it was set up: its credentials. */
export const credentials: Variety = ({ number }) => ({
  security: {
    accountNumber: "40021977",
    accessToken: "7c1e0b52d94f4a3f8a6d",
    adminPassword: "Marigold-Trellis-58",
    ...(number < 2 ? {} : { encryptionKey: "8F2C4B7E19D05A633CE1B0947D5A28F6" })
  },
  cardVault: { vaultSecret: "vault-31e7c0f2b85d" }
})
