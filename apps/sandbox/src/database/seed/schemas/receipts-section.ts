import { section, when } from "./section.ts"
import { flag, list, secret, since, text, whole, word } from "./setting.ts"

const footer = list("Footer", text("Line", { maxLength: 48 }), { maxItems: 6, default: ["Thank you"] })

/** What customer and merchant get on paper or by mail. */
export const receipts = section(
  "Receipts",
  {
    customerCopy: word("Customer copy", ["Always", "On request", "Never"]),
    merchantCopy: word("Merchant copy", ["Always", "With signature", "Never"]),
    columns: whole("Columns", { minimum: 24, maximum: 64, default: 42 }),
    header: list("Header", text("Line", { maxLength: 48 }), { maxItems: 6, default: [] }),
    footer,
    printLogo: flag("Print the logo", false),
    showEntryMethod: flag("Show how the card was read", true),
    showAid: flag("Show the application (AID, TVR)", true),
    cardDigits: whole("Digits of the card number", { minimum: 0, maximum: 4, default: 4 }),
    tip: section(
      "Tips",
      {
        enabled: flag("Ask for a tip", false),
        askOn: word("Ask on", ["Device", "Receipt"])
      },
      {
        required: ["enabled"],
        conditions: [
          when("enabled", true, {
            shows: {
              suggestions: list("Suggestions (percent)", whole("Percent", { minimum: 1, maximum: 100 }), {
                minItems: 1,
                maxItems: 4,
                uniqueItems: true,
                default: [15, 18, 20]
              }),
              maximumPercent: whole("Tip at most (percent)", { minimum: 1, maximum: 200, default: 50 })
            },
            required: ["suggestions"]
          })
        ]
      }
    ),
    mail: since(
      2,
      section(
        "Receipts by mail",
        { enabled: flag("Offer receipts by mail", false) },
        {
          required: ["enabled"],
          conditions: [
            when("enabled", true, {
              shows: {
                sender: text("Sender", { format: "email" }),
                subject: text("Subject", { maxLength: 120, default: "Your receipt" }),
                relayToken: secret("Relay token", { maxLength: 128 }),
                format: word("Format", ["HTML", "Text"])
              },
              required: ["sender"]
            })
          ]
        }
      )
    )
  },
  { dependencies: { printLogo: { logoFile: text("Logo file", { maxLength: 240 }) } } }
)

/** What the gateway does while no host can be reached. */
export const offline = section("Offline mode", {
  allowed: flag("Approve while offline", true),
  floorLimitCents: whole("Amount at most (cents)", {
    minimum: 0,
    maximum: 1_000_000,
    default: 5000,
    description: "What a single payment may amount to."
  }),
  totalLimitCents: whole("Total at most (cents)", { minimum: 0, maximum: 100_000_000, default: 250_000 }),
  maxTransactions: whole("Payments at most", { minimum: 0, maximum: 10_000, default: 200 }),
  maxHours: whole("Hours at most", { minimum: 1, maximum: 168, default: 24 }),
  forwardEverySeconds: whole("Forward every (seconds)", { minimum: 10, maximum: 3600, default: 60 }),
  declineBrands: list("Brands to decline", word("Brand", ["Amex", "Discover", "JCB", "Visa", "Mastercard"]), {
    uniqueItems: true,
    default: []
  }),
  requireSignature: flag("Require a signature", true),
  queue: since(
    2,
    section("Queue", {
      folder: text("Folder", { default: "c:\\gateway\\offline", maxLength: 240 }),
      encrypt: flag("Encrypt", true),
      keepForwardedDays: whole("Keep forwarded payments (days)", { minimum: 0, maximum: 30, default: 7 }),
      warnAtPercent: whole("Warn at (percent)", { minimum: 10, maximum: 100, multipleOf: 5, default: 80 })
    })
  ),
  voiceAuthorization: since(
    3,
    section("Voice authorization", {
      enabled: flag("Ask for a voice code above the limit", false),
      phone: text("Phone number", { pattern: "^\\+?[0-9 ()-]{7,20}$" })
    })
  )
})
