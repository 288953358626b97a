import { act, cleanup, render, screen, waitFor } from "@testing-library/react"
import type { ComponentType } from "react"
import { afterEach, expect, it } from "vitest"
import { Boundary } from "./boundary.tsx"
import { loadedLater, MeanwhileContext } from "./loaded-later.tsx"

afterEach(cleanup)

type Part = ComponentType<{ readonly name: string }>

const Greeting: Part = ({ name }) => <p>Hello {name}</p>

/** A part whose file comes, or does not, when the test says so. */
const asked = () => {
  const answers: Array<{ readonly come: (part: Part) => void; readonly fail: (error: Error) => void }> = []
  const Later = loadedLater(() => new Promise<Part>((come, fail) => answers.push({ come, fail })))
  const page = () => (
    <Boundary place="" fallback={({ error }) => <p>{String(error)}</p>}>
      <MeanwhileContext value={<p>Meanwhile</p>}>
        <Later name="Dana" />
        <Later name="Ravi" />
      </MeanwhileContext>
    </Boundary>
  )
  return { answers, page }
}

it("is asked for once, and is there as soon as its file is, however short what stood for it was", async () => {
  const { answers, page } = asked()
  const { container } = render(page())
  expect(container.textContent).toBe("MeanwhileMeanwhile")
  expect(answers).toHaveLength(1)
  await act(async () => answers[0]?.come(Greeting))
  expect(container.textContent).toBe("Hello DanaHello Ravi")
})

it("has nothing to wait for the next time", async () => {
  const { answers, page } = asked()
  const first = render(page())
  await act(async () => answers[0]?.come(Greeting))
  first.unmount()
  expect(render(page()).container.textContent).toBe("Hello DanaHello Ravi")
  expect(answers).toHaveLength(1)
})

it("throws where its file cannot be had, and is asked for again when it is rendered anew", async () => {
  const { answers, page } = asked()
  const first = render(page())
  answers[0]?.fail(new Error("gone"))
  await waitFor(() => expect(screen.getByText("Error: gone")).toBeDefined())
  first.unmount()
  const { container } = render(page())
  expect(container.textContent).toBe("MeanwhileMeanwhile")
  await act(async () => answers[1]?.come(Greeting))
  expect(container.textContent).toBe("Hello DanaHello Ravi")
})
