/** Accounts that are always there, one below the other, for tests and walks. */
export const knownAccounts = {
  root: { id: 1, name: "Quillmark Payments" },
  reseller: { id: 10, name: "Fennimore Merchant Solutions" },
  subReseller: { id: 11, name: "Fennimore West" },
  chain: { id: 12, name: "Saltmarsh Coffee Company" },
  region: { id: 13, name: "Saltmarsh Coffee Pacific Northwest" },
  district: { id: 14, name: "Saltmarsh Coffee Puget Sound" },
  merchant: { id: 15, name: "Saltmarsh Coffee Pike Street" },
  kiosk: { id: 16, name: "Saltmarsh Coffee Pike Street Roastery Bar" },
  /** A merchant of the district that has nothing at all. */
  emptyMerchant: { id: 17, name: "Saltmarsh Coffee Ballard (opening soon)" },
  /** An organization beside the chain, for what someone of the chain must not see. */
  neighbour: { id: 18, name: "Lanternfish Bakehouse" }
} as const

/** The moment a template is seeded at; a copy moves every date to its own now. */
export const templateNow = new Date("2026-11-20T15:00:00.000Z")
export const defaultUtgs = 3000
