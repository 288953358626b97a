interface SeedProduct {
  readonly version: string
  readonly weight: number
  readonly generalAvailability?: true
}

/** What UTGs run, by how many; the first entries are not installed anywhere yet. Device tasks need 5.0.0.3018. */
export const utgProducts: readonly [SeedProduct, ...SeedProduct[]] = [
  { version: "5.1.0.3160", weight: 1 },
  { version: "5.0.0.3124", weight: 38, generalAvailability: true },
  { version: "5.0.0.3098", weight: 20 },
  { version: "5.0.0.3047", weight: 12 },
  { version: "5.0.0.3018", weight: 10 },
  { version: "5.0.0.2994", weight: 9 },
  { version: "5.0.0.2871", weight: 6 },
  { version: "4.9.12.2650", weight: 4 }
]

export const agentProducts: readonly [SeedProduct, ...SeedProduct[]] = [
  { version: "2.5.0.203", weight: 1 },
  { version: "2.4.1.188", weight: 50, generalAvailability: true },
  { version: "2.4.0.171", weight: 25 },
  { version: "2.3.10.160", weight: 14 },
  { version: "2.3.9.155", weight: 10 }
]

/** The entry that means "whatever is generally available". */
export const trackGa = "track ga"

export const downloadLocation = (kind: "agent" | "utg", version: string): string =>
  `https://downloads.quillmark.example/${kind}/${version.replace(" ", "-")}/${kind}-setup.exe`
