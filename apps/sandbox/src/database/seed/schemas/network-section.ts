import { section, when } from "./section.ts"
import { flag, list, port, secret, since, text, whole, word } from "./setting.ts"

const host = section(
  "Host",
  {
    name: text("Name", { minLength: 1, maxLength: 40 }),
    address: text("Address", { format: "hostname" }),
    port: port("Port", 443),
    priority: whole("Priority", { minimum: 1, maximum: 9, default: 1 }),
    useTls: flag("Use TLS", true)
  },
  { required: ["name", "address", "port"] }
)

const proxy = section(
  "Proxy",
  {
    mode: word("Proxy", ["None", "Windows settings", "Manual"])
  },
  {
    required: ["mode"],
    conditions: [
      when("mode", "Manual", {
        shows: {
          host: text("Proxy address", { format: "hostname" }),
          port: port("Proxy port", 3128),
          bypass: list("Addresses to reach directly", text("Address"), { uniqueItems: true, default: [] }),
          authentication: word("Sign in to the proxy", ["None", "Basic", "NTLM"]),
          username: text("User name", { maxLength: 80 }),
          password: secret("Password", { maxLength: 120 })
        },
        required: ["host", "port"]
      })
    ]
  }
)

/** How the gateway reaches the payment hosts. */
export const network = section("Network", {
  hosts: list("Payment hosts", host, {
    minItems: 1,
    maxItems: 6,
    default: [{ name: "Primary", address: "gateway.quillmark.example", port: 443, priority: 1, useTls: true }]
  }),
  connectTimeoutSeconds: whole("Time to connect (seconds)", { minimum: 1, maximum: 60, default: 10 }),
  responseTimeoutSeconds: whole("Time to answer (seconds)", { minimum: 5, maximum: 180, default: 45 }),
  retries: whole("Retries", { minimum: 0, maximum: 5, default: 2 }),
  keepAliveSeconds: whole("Keep connections for (seconds)", { minimum: 0, maximum: 600, default: 60 }),
  maxConnections: since(2, whole("Connections at most", { minimum: 1, maximum: 100, default: 16 })),
  localAddress: text("Local address", { format: "ipv4", description: "Empty for any network card." }),
  useIpv6: since(2, flag("Use IPv6", false)),
  dnsCacheSeconds: since(2, whole("Remember addresses for (seconds)", { minimum: 0, maximum: 3600, default: 300 })),
  proxy,
  cellularBackup: since(
    3,
    section(
      "Cellular back-up",
      { enabled: flag("Use a modem when the line is down", false) },
      {
        required: ["enabled"],
        conditions: [
          when("enabled", true, {
            shows: {
              accessPoint: text("Access point", { minLength: 1, maxLength: 63 }),
              simPasscode: secret("SIM PIN", { pattern: "^\\d{4,8}$" }),
              switchAfterSeconds: whole("Switch after (seconds)", { minimum: 5, maximum: 600, default: 30 }),
              monthlyLimitMB: whole("Monthly limit (MB)", { minimum: 10, maximum: 10_240, default: 500 })
            },
            required: ["accessPoint"]
          })
        ]
      }
    )
  )
})
