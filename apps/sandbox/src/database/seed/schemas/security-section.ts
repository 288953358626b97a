import { section, when } from "./section.ts"
import { flag, list, secret, since, text, whole, word } from "./setting.ts"

/** Credentials, certificates and who may call the gateway. */
export const security = section(
  "Security",
  {
    accountNumber: text("Account number", { pattern: "^\\d{6,12}$" }),
    accessToken: secret("Access token", { minLength: 16, maxLength: 128 }),
    encryptionKey: since(2, secret("Storage encryption key", { pattern: "^[0-9A-F]{32}$" })),
    tlsMinimum: since(2, word("Oldest TLS version", ["1.2", "1.3"])),
    verifyHostCertificate: flag("Check host certificates", true),
    certificateSource: word("Own certificate", ["Made by the gateway", "Windows store", "File"]),
    adminPassword: secret("Administration password", { minLength: 12, maxLength: 120 }),
    lockAfterFailures: whole("Lock after failed sign-ins", { minimum: 3, maximum: 20, default: 6 }),
    lockMinutes: whole("Locked for (minutes)", { minimum: 1, maximum: 1440, default: 30 }),
    sessionMinutes: whole("Session ends after (minutes)", { minimum: 1, maximum: 60, default: 15 }),
    allowedNetworks: list("Networks that may call", text("Network", { pattern: "^[0-9a-fA-F.:]+(/\\d{1,3})?$" }), {
      uniqueItems: true,
      maxItems: 32,
      default: ["127.0.0.1/32"]
    }),
    keyRotation: since(
      2,
      section(
        "Key rotation",
        {
          enabled: flag("Change keys regularly", true),
          everyDays: whole("Every (days)", { minimum: 1, maximum: 365, default: 90 }),
          keepOldKeys: whole("Old keys to keep", { minimum: 1, maximum: 10, default: 2 })
        },
        { required: ["enabled"] }
      )
    ),
    fileIntegrity: since(
      3,
      section("File integrity", {
        enabled: flag("Watch the gateway's files", true),
        action: word("On a change", ["Warn", "Stop the gateway"]),
        excludedFolders: list("Folders left out", text("Folder", { maxLength: 240 }), { default: [] })
      })
    )
  },
  {
    required: ["accessToken"],
    conditions: [
      when("certificateSource", "File", {
        shows: {
          certificateFile: text("Certificate file", { minLength: 1, maxLength: 240 }),
          certificatePassword: secret("Certificate password", { maxLength: 120 })
        },
        required: ["certificateFile"]
      }),
      when("certificateSource", "Windows store", {
        shows: { certificateThumbprint: text("Thumbprint", { pattern: "^[0-9A-Fa-f]{40}$" }) },
        required: ["certificateThumbprint"]
      })
    ]
  }
)
