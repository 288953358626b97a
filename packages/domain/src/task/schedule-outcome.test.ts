import { expect, it } from "vitest"
import type { CreatedTask } from "./created-task.ts"
import type { NewTask } from "./new-task.ts"
import { sampleNewTask } from "./sample-new-task.ts"
import { outcomeOf } from "./schedule-outcome.ts"

const silent: CreatedTask = {
  id: null,
  taskId: null,
  componentId: null,
  machinePermanentId: null,
  type: null,
  label: null
}
const machines = ["9d2f1c3e-1111-4222-8333-444455556666", "9d2f1c3e-1111-4222-8333-444455557777"] as const
const first = sampleNewTask({ componentId: 101, machinePermanentId: machines[0], label: "Restart UTG: Lane 1 (101)" })
const second = sampleNewTask({ componentId: 102, machinePermanentId: machines[1], label: "Restart UTG: Lane 2 (102)" })
const sent = [first, second]

const idsOf = (tasks: ReadonlyArray<NewTask>, ...answer: ReadonlyArray<Partial<CreatedTask>>) =>
  outcomeOf(
    tasks,
    answer.map((task) => ({ ...silent, ...task }))
  ).targets.map(({ taskId }) => taskId)

it.each<readonly [string, ReadonlyArray<Partial<CreatedTask>>]>([
  ["ids alone", [{ id: 1 }, { id: 2 }]],
  [
    "ids with the UTG",
    [
      { id: 1, componentId: 101 },
      { id: 2, componentId: 102 }
    ]
  ],
  [
    "ids with the UTG, in another order",
    [
      { id: 2, componentId: 102 },
      { taskId: 1, componentId: 101 }
    ]
  ],
  ["the UTG of one of them", [{ id: 2, componentId: 102 }, { id: 1 }]],
  [
    "ids with the type",
    [
      { id: 1, type: 3 },
      { id: 2, type: 3 }
    ]
  ],
  [
    "ids with the description, in another order",
    [
      { id: 2, label: second.label },
      { id: 1, label: first.label }
    ]
  ],
  [
    "a description of the service's own",
    [
      { id: 1, componentId: 101, label: "task" },
      { id: 2, label: "" }
    ]
  ],
  [
    "the machine in capitals",
    [
      { id: 1, machinePermanentId: machines[0].toUpperCase() },
      { id: 2, machinePermanentId: "  " }
    ]
  ]
])("as many tasks as were sent are those that were sent: %s", (_, answer) => {
  expect(idsOf(sent, ...answer)).toEqual([1, 2])
})

it.each<readonly [string, ReadonlyArray<Partial<CreatedTask>>, ReadonlyArray<number | null>]>([
  ["fewer came back", [{ id: 2, componentId: 102 }], [null, null]],
  ["more came back", [{ id: 1 }, { id: 2 }, { id: 3 }], [null, null]],
  [
    "one is of another UTG",
    [
      { id: 1, componentId: 101 },
      { id: 2, componentId: 103 }
    ],
    [null, null]
  ],
  [
    "two are of one UTG",
    [
      { id: 1, componentId: 101 },
      { id: 2, componentId: 101 }
    ],
    [null, null]
  ],
  [
    "one is of another type",
    [
      { id: 1, type: 3 },
      { id: 2, type: 4 }
    ],
    [null, null]
  ],
  ["one is of another type than its UTG's", [{ id: 1, componentId: 101, type: 4 }, { id: 2 }], [null, null]],
  ["one is of another machine", [{ id: 1 }, { id: 2, machinePermanentId: machines[0] }], [null, null]],
  ["one description is of another UTG", [{ id: 1, componentId: 102, label: first.label }, { id: 2 }], [null, null]],
  ["one id comes twice", [{ id: 1 }, { id: 1 }], [null, null]],
  ["one has no id", [{ id: 1 }, {}], [1, null]],
  [
    "one says all and the other is of another UTG",
    [
      { id: 1, componentId: 101, type: 3 },
      { id: 2, componentId: 9 }
    ],
    [1, null]
  ]
])("is not confirmed what the answer does not say: %s", (_, answer, ids) => {
  expect(idsOf(sent, ...answer)).toEqual(ids)
})

it("tells what is of one UTG by type, then by order, and does not take what another one names", () => {
  const update = sampleNewTask({ componentId: 101, type: 4, label: "Update UTG: Lane 1 (101)" })
  const again = sampleNewTask({ componentId: 101, label: "Restart UTG: Lane 1 (again)" })
  const at = { componentId: 101 } as const
  expect([
    idsOf([first, update], { ...at, id: 2 }, { ...at, id: 1, type: 3 }),
    idsOf([first, again], { ...at, id: 1 }, { ...at, id: 2 }),
    idsOf([first, again], { ...at, id: 2 }, { ...at, id: 1, label: first.label })
  ]).toEqual([
    [1, 2],
    [1, 2],
    [1, 2]
  ])
})

it("is told of 10,000 ids alone, each in its place", () => {
  const many = Array.from({ length: 10_000 }, (_, at) => sampleNewTask({ componentId: at, label: `Restart ${at}` }))
  const ids = many.map((_, at) => at + 1)
  expect(idsOf(many, ...ids.map((id) => ({ id })))).toEqual(ids)
})
