/** The rows follow what is typed a moment later; the footer says nothing that could be waited for where as many are left. */
const search = async (page, text) => {
  await page.getByRole("searchbox", { name: "Search", exact: true }).fill(text)
  await page.waitForTimeout(700)
}
const press = (page, name) => page.getByRole("button", { name, exact: true }).first().click()

/** What comes with its own part of the program is waited for. */
const pressFor = async (page, name, title) => {
  await press(page, name)
  await page
    .getByRole("dialog", { name: title })
    .or(page.getByRole("alertdialog", { name: title }))
    .waitFor()
}

const select = async (page, count) => {
  for (let row = 1; row <= count; row += 1) await page.getByRole("grid").getByRole("checkbox").nth(row).click()
}

const scheduleTask = async (page, found) => {
  await search(page, found)
  await select(page, 3)
  await press(page, "Schedule Task")
}

/** A tab that is closed while half of its calls are on their way, and the next one, which says so. */
const interrupt = async (page) => {
  let calls = 0
  await page.context().route("**/merge/**", (route) => {
    calls += 1
    return calls <= 2 ? route.continue() : undefined
  })
  await select(page, 8)
  await press(page, "Apply a Config Template")
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Config Template").selectOption({ index: 1 })
  await dialog.getByRole("button", { name: "Submit" }).click()
  await dialog.getByText("Merged").nth(1).waitFor()
  await page.goto("about:blank")
  await page.context().unrouteAll({ behavior: "ignoreErrors" })
  await page.goBack()
  await page.getByRole("button", { name: "Open", exact: true }).click()
}

/** What the guide shows: a picture's name, its page and height, and what is done before it is taken. */
export const guideShots = [
  { name: "dashboard", path: "/be/1/dashboard", height: 1010 },
  { name: "why", path: "/be/12/utgs", height: 760, act: (page) => pressFor(page, "Why?", "Why can I, and why not?") },
  {
    name: "narrow",
    path: "/be/12/utgs",
    height: 640,
    async act(page) {
      await press(page, "Narrow")
      await page.getByRole("complementary", { name: "Narrow" }).getByRole("checkbox").nth(1).check()
    }
  },
  { name: "timeline", path: "/be/15/utgs/20397", height: 640, act: showTimeline },
  {
    name: "views",
    path: "/be/12/utgs",
    height: 700,
    async act(page) {
      await press(page, "View")
      await page.getByRole("menuitem", { name: "Views" }).click()
      await press(page, "Save as…")
      await page.getByRole("textbox", { name: "Name" }).fill("Stopped in Seattle")
      await page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click()
    }
  },
  {
    name: "palette",
    path: "/be/12/utgs",
    height: 420,
    async act(page) {
      await press(page, "Go to or do…")
      await page.getByRole("option").first().waitFor()
      await page.getByRole("dialog").getByRole("combobox").fill("restart kiosk 2")
      await page
        .getByRole("option", { name: /restart/iu })
        .first()
        .waitFor()
    }
  },
  {
    name: "deploy-version",
    path: "/be/12/utgs",
    height: 760,
    async act(page) {
      await scheduleTask(page, "SEA-POS")
      await page.getByRole("radio", { name: "Deploy UTG Version" }).check({ force: true })
    }
  },
  {
    name: "rollback-task",
    path: "/be/12/utgs",
    height: 760,
    async act(page) {
      await scheduleTask(page, "SEA-POS")
      await page.getByRole("radio", { name: "Rollback UTG" }).check({ force: true })
    }
  },
  {
    name: "site-time",
    path: "/be/1/utgs",
    height: 900,
    async act(page) {
      await scheduleTask(page, "back office")
      await page.getByRole("radio", { name: "Each site's own time" }).check({ force: true })
    }
  },
  { name: "incompatible", path: "/be/12/devices", height: 520, act: pushToUnlike },
  { name: "firmware", path: "/be/15/devices", height: 560, act: updateFirmware },
  { name: "interrupted", path: "/be/11/utgs", height: 760, act: interrupt },
  {
    name: "review",
    path: "/be/15/utgs/20397/config",
    height: 760,
    async act(page) {
      await page.getByLabel("Start delay (seconds)").fill("20")
      await page.getByLabel("Site name").fill("Pike Street counter")
      await pressFor(page, "Update", "Review Changes")
    }
  },
  { name: "revisions", path: "/be/15/utgs/20397/config", height: 700, act: showRevisions },
  {
    name: "compare",
    path: "/be/14/utgs",
    height: 640,
    async act(page) {
      await search(page, "front desk")
      await select(page, 2)
      await press(page, "Compare")
      await page.getByRole("switch", { name: "Only differences" }).waitFor()
    }
  },
  {
    name: "installation",
    path: "/be/12/installations",
    height: 760,
    async act(page) {
      await press(page, "New")
      await press(page, "Install and Connect a New UTG")
      await page.getByRole("textbox", { name: "Installation Name" }).fill("Front Counter PC")
    }
  },
  {
    name: "add-user",
    path: "/be/12/users",
    height: 760,
    async act(page) {
      await press(page, "Create User")
      await page.getByRole("textbox", { name: "Username" }).fill("jo.park")
    }
  },
  {
    name: "rights-of",
    path: "/be/12/users",
    height: 760,
    act: (page) => pressFor(page, "elena.sorokina", "Rights of elena.sorokina")
  }
]

async function pushToUnlike(page) {
  await select(page, 5)
  await pressFor(page, "Push forms", "Incompatible Devices")
}

async function updateFirmware(page) {
  await search(page, "isc480")
  await select(page, 2)
  await press(page, "Update Firmware")
  await page.getByRole("combobox", { name: /^Form/u }).selectOption({ index: 1 })
  await page.getByRole("dialog").getByRole("checkbox", { name: "Run Immediately" }).check()
}

/** At the end of the page, whose last part is drawn when it is near. */
async function showTimeline(page) {
  await page.mouse.move(800, 400)
  await page.mouse.wheel(0, 5000)
  await page.getByRole("region", { name: "Timeline" }).getByLabel("Show").selectOption("all")
  await page.mouse.wheel(0, 5000)
}

async function showRevisions(page) {
  const earlier = page.getByRole("region", { name: "Earlier Configurations" })
  await page.getByText("Receipt printer").last().scrollIntoViewIfNeeded()
  await page.getByRole("button", { name: "Update", exact: true }).scrollIntoViewIfNeeded()
  await earlier.scrollIntoViewIfNeeded()
  await earlier
    .getByText(/^What revision/u)
    .first()
    .click()
  await earlier.scrollIntoViewIfNeeded()
}
