import { shellMessages } from "@command-center/domain/message/shell-messages"
import type { Page as Place } from "@command-center/domain/navigation/page"
import { planDraftMessages } from "@command-center/domain/rollout/plan-draft-messages"
import { lists } from "./routes-of-lists.ts"
import { profilePages, utgPages } from "./routes-of-records.ts"
import { click, dialogNamed, linkOfNavigation, named, press, type Step, typeInto, type Walk } from "./routes-steps.ts"

/** All pages but those that stand for several. */
type Single = Exclude<Place["page"], "list" | "utg" | "profile">

const { names, label } = planDraftMessages.steps
const step = (name: string): Step =>
  click(`${name} opens`, (page) =>
    page.getByRole("navigation", { name: label }).getByRole("button", { name: new RegExp(`^${name}(?:\\s*,|$)`, "u") })
  )

const dashboard: Walk = {
  from: "/be/1/utgs",
  steps: [
    click("opens", linkOfNavigation("dashboard")),
    ...[0, 1, 2, 3, 4, 5].map((at) =>
      click(`More, number ${at + 1}`, (page) => page.locator(".cc-fleet summary").nth(at))
    ),
    click("By hour", (page) => page.locator(".cc-fleet label", { hasText: "By hour" })),
    click("By day", (page) => page.locator(".cc-fleet label", { hasText: "By day" })),
    click("Merchants", (page) => page.locator(".cc-fleet label", { hasText: "Merchants" })),
    click("Refresh", (page) =>
      page
        .getByRole("main")
        .getByRole("button", { name: /Refresh/u })
        .first()
    )
  ]
}

const single: Readonly<Record<Single, Walk>> = {
  home: { from: "/be/1/nowhere", steps: [click("leads to the dashboard", (page) => page.locator("main a.cc-link"))] },
  dashboard,
  template: {
    from: "/be/12/templates",
    steps: [
      click("opens", (page) => page.getByRole("grid").locator("a[href*='/templates/']").first()),
      typeInto("its name is changed", (page) => page.getByRole("main").getByRole("textbox", { name: "Name" }), "ab")
    ]
  },
  compare: {
    from: "/be/14/utgs",
    steps: [
      click("one is selected", (page) => page.locator(".cc-row").nth(0).getByRole("checkbox")),
      click("another is selected", (page) => page.locator(".cc-row").nth(1).getByRole("checkbox")),
      click("opens", named("button", "Compare")),
      click("Swap", named("button", "Swap")),
      click("Only differences", (page) => page.locator("label", { hasText: "Only differences" })),
      click("what to compare with opens", named("button", "Change the second"), dialogNamed(/^Choose What/u)),
      press("what to compare with closes", ["Escape"])
    ]
  },
  rollouts: {
    from: "/be/1/dashboard",
    steps: [click("opens", linkOfNavigation("rollouts"), named("heading", "Rollouts"))]
  },
  rolloutPlan: {
    from: "/be/1/utgs",
    steps: [
      click("one is selected", (page) => page.locator(".cc-row").nth(0).getByRole("checkbox")),
      click("another is selected", (page) => page.locator(".cc-row").nth(1).getByRole("checkbox")),
      click("opens", named("button", "Plan a rollout"), named("heading", planDraftMessages.title)),
      typeInto("its name", named("textbox", planDraftMessages.name), "ab"),
      ...[names.who, names.waves, names.when, names.review].map(step)
    ]
  },
  rollout: {
    from: "/be/1/rollouts",
    steps: [
      click("opens", (page) => page.getByRole("main").locator("a[href*='/rollouts/']:not([href$='/new'])").first()),
      click("Start asks", named("button", "Start"), dialogNamed("Start this rollout?")),
      press("Start is given up", ["Escape"])
    ]
  }
}

/** What surrounds every page. */
const frame: Walk = {
  from: "/be/12/utgs",
  steps: [
    press("the palette opens", ["Control+k"], dialogNamed(shellMessages.palette)),
    press("keys of the palette", ["w", "h", "y"]),
    press("Rights opens", ["Enter"], dialogNamed(/^Why/u)),
    press("Rights closes", ["Escape"]),
    click("the user's menu opens", named("button", /^User menu/u)),
    click("About opens", named("menuitem", "About"), dialogNamed(/^About/u)),
    press("About closes", ["Escape"]),
    click("another account", (page) => page.getByRole("treeitem", { name: "Lanternfish Bakehouse", exact: true }))
  ]
}

const under = (name: string, walks: Readonly<Record<string, Walk>>) =>
  Object.entries(walks).map(([page, walk]) => [`${name}${page}`, walk] as const)

/** Every route of the console: a page without a walk does not compile. */
export const routes: ReadonlyArray<readonly [name: string, walk: Walk]> = [
  ...under("", single),
  ...under("list of ", lists),
  ...under("UTG, ", utgPages),
  ...under("profile, ", profilePages),
  ["palette, menus, accounts", frame]
]
