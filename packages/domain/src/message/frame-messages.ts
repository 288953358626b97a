import { translatable } from "../language/translatable.ts"

/** The bar, the accounts beside the page, and what is told over it. */
export const frameMessages = {
  skip: "Skip to main content",
  menu: "Menu",
  main: "Main",
  breadcrumb: "Breadcrumb",
  sidebarWidth: "Sidebar width",
  profile: "Profile",
  oldExperience: "Switch to old experience",
  about: "About",
  signOut: "Sign Out",
  notifications: "Notifications",
  dismiss: "Dismiss notification",
  accounts: "Accounts",
  accountFilter: "Business Entity Filter",
  filterAccounts: "Filter accounts",
  expandAll: "Expand All",
  reseller: "Reseller organization",
  organization: "Organization",
  merchant: "Merchant",
  dashboard: "Dashboard",
  rollouts: "Rollouts",
  wishes: "I Want to...",
  readGuide: "Read the Reference Guide",
  recentInstallations: "Recent Installations",
  alerts: "Alerts",
  newTab: "Sign in in a new tab",
  account: (name: string): string => `Account: ${name}`,
  userMenu: (username: string): string => `User menu, ${username}`,
  hide: (title: string): string => `Hide ${title}`,
  show: (title: string): string => `Show ${title}`,
  dismissNamed: (header: string): string => `Dismiss ${header}`,
  aboutProduct: (product: string): string => `About ${product}`,
  noStorageTitle: "This browser does not keep settings",
  noStorage:
    "Its storage is full or blocked. The console works, but page size, filters and sign-in are forgotten when you leave.",
  uncheckedTitle: "A part of the console could not be loaded",
  unchecked: "The settings stored in this browser could not be checked. Reload the page to try again.",
  operationsNotKeptTitle: "Operations are not kept",
  operationsNotKept: "This browser's storage is full or blocked: what was not accepted is forgotten when you leave."
} as const

translatable({ frameMessages })
