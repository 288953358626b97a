import { controlMessages } from "@command-center/domain/message/control-messages"
import { needMessages } from "@command-center/domain/message/need-messages"
import type { ProfileRow } from "@command-center/domain/profile/profile"
import { profileLabels } from "@command-center/domain/profile/profile-label-messages"
import { profileMessages } from "@command-center/domain/profile/profile-messages"
import { sampleProfile } from "@command-center/domain/profile/sample-profile"
import { taskLabels } from "@command-center/domain/task/task-label-messages"
import type { Made } from "@command-center/domain/write/made"
import { writeMessages } from "@command-center/domain/write/write-messages"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import type { Outcome } from "@command-center/machines/actor-logic/outcome"
import { cloneProfileMachine } from "@command-center/machines/clone-profile/clone-profile.machine"
import { deleteProfileMachine } from "@command-center/machines/delete-profile/delete-profile.machine"
import type { Deletion } from "@command-center/machines/delete-record/delete-record.types"
import { type NewProfileCreation, newProfileMachine } from "@command-center/machines/new-profile/new-profile.machine"
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { createActor, fromPromise } from "xstate"
import { SamplePage } from "../../app/sample-page.tsx"
import { CloneProfileDialog } from "./clone-profile.view.tsx"
import { DeleteProfileDialog } from "./delete-profile.view.tsx"
import { NewProfileDialog } from "./new-profile.view.tsx"

afterEach(cleanup)

const button = (name: string) => screen.getByRole("button", { name })
const field = () => screen.getByRole<HTMLInputElement>("textbox")
const type = (value: string) => fireEvent.change(field(), { target: { value } })

/** Never answered, so that it is on its way. */
const hanging = <Asked, Answer>(asked: Array<Asked>) =>
  fromPromise<Outcome<Answer, Failure>, Asked>(({ input }) => {
    asked.push(input)
    return new Promise(() => undefined)
  })

it("a new profile needs a name and one of the versions, and can't be changed while it is created", async () => {
  const asked: Array<NewProfileCreation> = []
  const versions = ["5.1.0.3200", "5.0.0.3124"]
  const actor = createActor(
    newProfileMachine.provide({ actors: { create: hanging<NewProfileCreation, Made<number>>(asked) } }),
    {
      input: {
        businessEntityId: 12,
        names: ["Bar"],
        namesUnknown: null,
        canEdit: true,
        subject: { versions, versionsFailure: null, notOffered: null }
      }
    }
  ).start()
  render(
    <SamplePage>
      <NewProfileDialog actor={actor} />
    </SamplePage>
  )
  const tip = () => button("Add").getAttribute("data-tip")
  const version = screen.getByRole<HTMLSelectElement>("combobox")
  expect(tip()).toBe(needMessages.stillNeeded(["Name", taskLabels.utgVersion]))
  type("Kitchen")
  expect([tip(), [...version.options].map(({ text, disabled }) => [text, disabled])]).toEqual([
    needMessages.stillNeeded([taskLabels.utgVersion]),
    [[profileMessages.chooseUtgVersion, true], ...versions.map((each) => [each, false])]
  ])
  fireEvent.change(version, { target: { value: "5.0.0.3124" } })
  expect([tip(), field().value, version.value]).toEqual([null, "Kitchen", "5.0.0.3124"])
  fireEvent.click(button("Add"))
  await waitFor(() => expect(asked.map(({ draft }) => draft)).toEqual([{ name: "Kitchen", utgVersion: "5.0.0.3124" }]))
  expect([field().readOnly, version.disabled]).toEqual([true, true])
})

it("a clone is of the profile that it names, under a name of its own; what is not known of others' names is said", () => {
  const subject = sampleProfile({ name: "Hotel front desk" })
  const namesUnknown = writeMessages.namesUnread(1)
  const actor = createActor(cloneProfileMachine, {
    input: { businessEntityId: 12, names: ["Bar"], namesUnknown, canEdit: true, subject }
  }).start()
  render(
    <SamplePage>
      <CloneProfileDialog actor={actor} />
    </SamplePage>
  )
  expect(screen.getByText(profileLabels.cloneOf("Hotel front desk")).tagName).toBe("P")
  expect(screen.getByText(namesUnknown).tagName).toBe("DIV")
  type("Bar")
  expect(button(profileLabels.cloneIt).getAttribute("aria-disabled")).toBe("true")
  type("Lobby")
  expect([button(profileLabels.cloneIt).getAttribute("aria-disabled"), actor.getSnapshot().context.draft]).toEqual([
    null,
    { name: "Lobby" }
  ])
})

it("a profile is deleted once its name is typed", async () => {
  const asked: Array<Deletion<ProfileRow>> = []
  const actor = createActor(
    deleteProfileMachine.provide({ actors: { deleteRow: hanging<Deletion<ProfileRow>, unknown>(asked) } }),
    {
      input: { businessEntityId: 12, row: sampleProfile({ id: 9, name: "Lobby" }), canEdit: true }
    }
  ).start()
  render(
    <SamplePage>
      <DeleteProfileDialog actor={actor} />
    </SamplePage>
  )
  const remove = () => fireEvent.click(button(controlMessages.remove))
  type("Lob")
  remove()
  expect(asked).toEqual([])
  type("Lobby")
  remove()
  await waitFor(() => expect(asked.map(({ row }) => row.id)).toEqual([9]))
})
