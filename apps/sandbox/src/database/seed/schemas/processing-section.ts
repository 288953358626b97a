import { section, when } from "./section.ts"
import { decimal, flag, list, secret, since, text, whole, word } from "./setting.ts"

const brand = section(
  "Brand",
  {
    name: word("Brand", ["Visa", "Mastercard", "Amex", "Discover", "JCB", "UnionPay", "Interac"]),
    accepted: flag("Accepted", true),
    contactless: flag("Contactless", true),
    noSignatureBelowCents: whole("No signature below (cents)", { minimum: 0, maximum: 100_000, default: 2500 })
  },
  { required: ["name"] }
)

/** How payments are taken and settled. */
export const processing = section(
  "Payments",
  {
    brands: list("Brands", brand, {
      maxItems: 12,
      default: [
        { name: "Visa", accepted: true, contactless: true, noSignatureBelowCents: 2500 },
        { name: "Mastercard", accepted: true, contactless: true, noSignatureBelowCents: 2500 }
      ]
    }),
    duplicateCheck: word("Same card and amount again", ["Ask", "Decline", "Accept"]),
    duplicateMinutes: whole("Counts as again within (minutes)", { minimum: 1, maximum: 120, default: 10 }),
    partialApproval: flag("Accept part of an amount", true),
    cashBackLimitCents: whole("Cash back at most (cents)", { minimum: 0, maximum: 50_000, default: 0 }),
    refundNeedsCard: flag("A refund needs the card", true),
    refundLimitCents: whole("Refund at most (cents)", { minimum: 0, maximum: 10_000_000, default: 100_000 }),
    manualEntry: word("Typed card numbers", ["With supervisor", "Allowed", "Not allowed"]),
    askPostalCode: flag("Ask for the postal code when typed", true),
    contactlessLimitCents: since(
      2,
      whole("Contactless at most (cents)", { minimum: 0, maximum: 100_000, default: 25_000 })
    ),
    debitRouting: since(2, word("Debit routing", ["Least cost", "Issuer's choice", "Customer's choice"])),
    surcharge: since(
      3,
      section(
        "Surcharge",
        { enabled: flag("Add a surcharge to credit cards", false) },
        {
          required: ["enabled"],
          conditions: [
            when("enabled", true, {
              shows: {
                percent: decimal("Percent", { minimum: 0, maximum: 4, multipleOf: 0.01, default: 3 }),
                disclosure: text("Disclosure", { minLength: 10, maxLength: 200 }),
                exemptStates: list("Exempt states", text("State", { pattern: "^[A-Z]{2}$" }), {
                  uniqueItems: true,
                  default: ["CT", "MA"]
                })
              },
              required: ["percent", "disclosure"]
            })
          ]
        }
      )
    ),
    settlement: section("Settlement", {
      automatic: flag("Settle automatically", true),
      at: text("At", { pattern: "^([01]\\d|2[0-3]):[0-5]\\d$", default: "03:30" }),
      printReport: flag("Print the report", false),
      retryMinutes: whole("Try again after (minutes)", { minimum: 1, maximum: 240, default: 30 })
    })
  },
  {
    conditions: [
      when("manualEntry", "Allowed", { shows: { askSecurityCode: flag("Ask for the security code", true) } })
    ]
  }
)

/** The vault that keeps card numbers and gives tokens in their place. */
export const cardVault = section("Card vault", {
  enabled: flag("Return tokens", true),
  lifetimeDays: whole("Lifetime (days)", { minimum: 1, maximum: 1825, default: 730 }),
  format: word("Format", ["Alphanumeric", "Numeric", "Last four kept"]),
  vaultSecret: secret("Vault secret", { minLength: 16, maxLength: 128 }),
  shareAcrossSites: since(2, flag("Share across sites", false)),
  cacheEntries: since(2, whole("Tokens to keep at hand", { minimum: 0, maximum: 100_000, default: 1000 })),
  useNetworkVault: since(3, flag("Use network tokens", true))
})
