export interface City {
  readonly name: string
  readonly code: string
  readonly zone: string
}

const pacific = "Pacific Standard Time"
const mountain = "Mountain Standard Time"
const central = "Central Standard Time"
const eastern = "Eastern Standard Time"

export const regions: readonly [Region, ...Region[]] = [
  { name: "Pacific Northwest", cities: cities(pacific, "Seattle SEA", "Tacoma TAC", "Portland PDX", "Spokane GEG") },
  { name: "California", cities: cities(pacific, "Sacramento SAC", "San Diego SAN", "Fresno FAT", "Eureka ACV") },
  { name: "Desert", cities: cities("US Mountain Standard Time", "Phoenix PHX", "Tucson TUS", "Yuma YUM") },
  { name: "Rockies", cities: cities(mountain, "Denver DEN", "Boise BOI", "Salt Lake City SLC", "Missoula MSO") },
  { name: "Plains", cities: cities(central, "Omaha OMA", "Wichita ICT", "Tulsa TUL", "Sioux Falls FSD") },
  { name: "Great Lakes", cities: cities(central, "Chicago CHI", "Milwaukee MKE", "Duluth DLH", "Green Bay GRB") },
  { name: "Gulf", cities: cities(central, "Houston HOU", "Mobile MOB", "New Orleans MSY", "Galveston GLS") },
  { name: "Southeast", cities: cities(eastern, "Atlanta ATL", "Savannah SAV", "Charleston CHS", "Tampa TPA") },
  { name: "Mid-Atlantic", cities: cities(eastern, "Baltimore BWI", "Richmond RIC", "Philadelphia PHL") },
  { name: "New England", cities: cities(eastern, "Boston BOS", "Hartford BDL", "Portland, Maine PWM") },
  { name: "Hawaii", cities: cities("Hawaiian Standard Time", "Honolulu HNL", "Hilo ITO") },
  { name: "Alaska", cities: cities("Alaskan Standard Time", "Anchorage ANC", "Juneau JNU") },
  { name: "Ontario", cities: cities(eastern, "Ottawa YOW", "Thunder Bay YQT") },
  { name: "Great Britain", cities: cities("GMT Standard Time", "Leeds LBA", "Cardiff CWL", "Stoke-on-Trent SOT") }
]

export interface Region {
  readonly name: string
  readonly cities: ReadonlyArray<City>
}

function cities(zone: string, ...named: ReadonlyArray<string>): ReadonlyArray<City> {
  return named.map((text) => ({ name: text.slice(0, -4), code: text.slice(-3), zone }))
}

export const resellers = [
  "Tallowbrook POS Partners",
  "Brindlewood Systems",
  "Ashgrove & Vane",
  "Kestrel Hollow Retail Technology",
  "Ruxton Point of Sale"
] as const

export const chains: readonly [string, ...string[]] = [
  "Pemberly Pantry",
  "Old Quarry Brewing",
  "Juniper & Rye Hotels",
  "Little Otter Toys",
  "Marigold Garden Centers",
  "Copperfin Noodle Bar",
  "Dovetail Hardware",
  "Nine Mile Diner",
  "Cobbler's Lane Books",
  "Thistle & Thread",
  "Sundial Car Wash",
  "Hatchery Lane Eggs & Toast",
  "Ola",
  "The Worshipful Company of Sandwich Makers and Purveyors of Fine Cheeses",
  "Tern Island Ferries",
  "Bramble & Bower Florists"
]

export const streets: readonly [string, ...string[]] = [
  "Pike Street",
  "Harbor Road",
  "Station Square",
  "Mill Lane",
  "North Mall",
  "Airport Terminal 2",
  "Old Town",
  "Kingfisher Way",
  "5th & Elm",
  "University District",
  "Quay 7",
  "Orchard Park Shopping Village"
]

export const spots: readonly [string, ...string[]] = [
  "Front Counter",
  "Drive-Thru",
  "Bar",
  "Patio",
  "Front Desk",
  "Kiosk",
  "Back Office",
  "Gift Shop",
  "Valet",
  "Self Checkout",
  "Pro Desk & Contractor Returns"
]

export const windowsVersions: readonly [readonly [string, number], ...(readonly [string, number])[]] = [
  ["Windows 10 Pro 22H2", 8],
  ["Windows 10 IoT Enterprise LTSC 2021", 6],
  ["Windows 11 Pro 23H2", 5],
  ["Windows 11 IoT Enterprise LTSC 2024", 3],
  ["Windows Server 2019 Standard", 3],
  ["Windows Server 2022 Datacenter", 2],
  ["Windows Embedded POSReady 7", 1]
]

export const firstNames: readonly [string, ...string[]] = [
  "Ada",
  "Bo",
  "Camille",
  "Desmond",
  "Esperanza",
  "Farid",
  "Greta",
  "Hiro",
  "Imani",
  "Jörg",
  "Kit",
  "Leocadia"
]

export const lastNames: readonly [string, ...string[]] = [
  "Abara",
  "Birch",
  "Castellanos-Whitfield",
  "Dunne",
  "Eriksen",
  "Fong",
  "Gallagher",
  "Haddad",
  "Iyer",
  "Jansen",
  "O'Rourke",
  "Ng"
]
