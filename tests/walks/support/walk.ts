import type { BrowserContext, Page } from "@playwright/test"
import type { AnyStateMachine } from "xstate"
import { expect, test as sandboxTest } from "../../support/browser.ts"
import type { Complaints } from "../../support/complaints.ts"
import type { Faults } from "../../support/faults.ts"
import type { Person } from "../../support/people.ts"
import { type Answer, planOf, type Transition, type Walk } from "./plan.ts"
import type { DoneName, StateName, UserEvent } from "./step-names.ts"

export interface World {
  readonly page: Page
  readonly context: BrowserContext
  readonly faults: Faults
  readonly complaints: Complaints
  readonly origin: string
  readonly token: string
  readonly tokens: (person: Person) => Promise<string>
}

interface Settled {
  readonly outcome: string
  readonly answer: Answer
  readonly transition: Transition
}

/** Total maps: a new state or event does not compile until the page knows it. */
export interface WalkPage<M extends AnyStateMachine> {
  /** Brings a fresh page to where the machine begins, or right to its first state. */
  readonly arrive: () => Promise<void>
  /** Begins the machine there, more than once on the same page; every walk has a page of its own without it. */
  readonly open?: () => Promise<void>
  readonly perform: {
    readonly [Type in UserEvent<M>["type"]]: (
      event: Extract<UserEvent<M>, { type: Type }>,
      on: Transition
    ) => Promise<void>
  } & { readonly [Name in DoneName<M>]: (settled: Settled) => Promise<void> }
  readonly shows: { readonly [Name in StateName<M>]: () => Promise<void> }
  /** Brings about what the machine hears of its actors, by the event's type. */
  readonly heard?: Readonly<Record<string, (event: unknown, on: Transition) => Promise<void>>>
  /** Lets the time of a delayed transition pass. */
  readonly later?: (event: unknown, on: Transition) => Promise<void>
  /** After a transition that leaves the machine's own page. */
  readonly left?: (transition: Transition) => Promise<void>
}

type Look = () => Promise<void>
type Act = (given: unknown, on: Transition) => Promise<void>

/** A state that leads on by itself. */
export const passedThrough: Look = () => Promise.reject(new Error("nobody can see a state that is passed through"))
/** What no walk does or sees, for the reason that the plan gives. */
export const notWalked = (): Promise<never> => Promise.reject(new Error("the plan says that this is not walkable"))

const named = <Value>(map: object, name: string): Value => {
  const found: Value | undefined = Reflect.get(map, name)
  if (found === undefined) throw new Error(`the page does not know ${name}`)
  return found
}

const look = async (shows: object, states: ReadonlyArray<string>) => {
  for (const state of states) await named<Look>(shows, state)()
}

const stepped = (shown: WalkPage<AnyStateMachine>, on: Transition): Promise<void> => {
  const { event, outcome, answer } = on
  if (event.type.startsWith("xstate.after.")) return named<Act>(shown, "later")(event, on)
  const heard = shown.heard?.[event.type]
  if (heard !== undefined) return heard(event, on)
  return named<Act>(shown.perform, event.type)(outcome === null ? event : { outcome, answer, transition: on }, on)
}

const told = (lines: ReadonlyArray<string>) => {
  for (const line of lines) process.stdout.write(`${line}\n`)
}

export interface Walks<M extends AnyStateMachine> {
  readonly name: string
  readonly person: Person | null
  readonly walk: Walk<M>
  /** The page can begin it again and again: walks share a visit. */
  readonly isReopened?: boolean
  readonly page: (world: World) => WalkPage<M> | Promise<WalkPage<M>>
  /** Where the page needs more than the sandbox. */
  readonly test?: typeof sandboxTest
}

type Steps = ReadonlyArray<Transition>

/** Walks one after the other on one page, up to so many steps, for as long as each ends where the next can begin. */
const visitsOf = (walks: ReadonlyArray<Steps>, most: number): ReadonlyArray<ReadonlyArray<Steps>> => {
  const visits: Array<Array<Steps>> = []
  for (const walk of walks) {
    const visit = visits.at(-1)
    const steps = visit?.flat().length ?? 0
    const isOver = visit?.at(-1)?.at(-1)?.isFinal !== true
    if (visit === undefined || isOver || steps + walk.length > most) visits.push([walk])
    else visit.push(walk)
  }
  return visits
}

/** A test per visit, each on a fresh page, and one that tells which transitions they take. */
export const describeWalks = <M extends AnyStateMachine>({
  name,
  person,
  walk: spec,
  isReopened = false,
  page: pageOf,
  test = sandboxTest
}: Walks<M>): void => {
  const plan = planOf(spec)
  test.describe(name, () => {
    test.use({ person })
    test("every transition somebody can cause is walked", () => {
      const { all, walked, notWalkable, missed, walks } = plan
      told([
        `${name}: ${walked.length} of ${all.length} transitions walked, in ${walks.length} walks of ${walks.flat().length} steps`,
        ...[...new Set(notWalkable.map(({ reason }) => reason))].flatMap((reason) => [
          `  not walkable, since ${reason}:`,
          ...notWalkable.filter((each) => each.reason === reason).map((each) => `    ${each.name}`)
        ])
      ])
      expect(missed).toEqual([])
    })
    // An input that only begins elsewhere is looked at, too.
    const visits = visitsOf(plan.walks.length === 0 ? [[]] : plan.walks, isReopened ? (spec.longest ?? 40) : 0)
    visits.forEach((walks, at) => {
      test(`visit ${at + 1} of ${visits.length}`, async ({
        page,
        context,
        faults,
        complaints,
        origin,
        token,
        tokens
      }) => {
        complaints.expect(/Failed to load resource|net::ERR/u)
        const shown = await pageOf({ page, context, faults, complaints, origin, token, tokens })
        await shown.arrive()
        for (const walk of walks) {
          await test.step("open", async () => {
            await shown.open?.()
            await look(shown.shows, plan.start)
          })
          for (const transition of walk) {
            await test.step(transition.name, async () => {
              await stepped(shown, transition)
              if (spec.leaves?.(transition) === true) await shown.left?.(transition)
              else await look(shown.shows, transition.target)
            })
          }
        }
      })
    })
  })
}
