const head =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'>"

/**
 * Lucide's shapes as masks, for what stands in every row of a table: one box and no tree of shapes, which is cheaper
 * to make, lay out and change.
 */
const maskOf = (shapes: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(`${head}${shapes}</svg>`)}") center / contain no-repeat`

const path = (d: string): string => `<path d='${d}'/>`
const disc = "<circle cx='12' cy='12' r='10'/>"

export const iconMasks = {
  gear: maskOf(
    `${path("M9.671 4.136a2.34 2.34 0 0 1 4.659 0 2.34 2.34 0 0 0 3.319 1.915 2.34 2.34 0 0 1 2.33 4.033 2.34 2.34 0 0 0 0 3.831 2.34 2.34 0 0 1-2.33 4.033 2.34 2.34 0 0 0-3.319 1.915 2.34 2.34 0 0 1-4.659 0 2.34 2.34 0 0 0-3.32-1.915 2.34 2.34 0 0 1-2.33-4.033 2.34 2.34 0 0 0 0-3.831A2.34 2.34 0 0 1 6.35 6.051a2.34 2.34 0 0 0 3.319-1.915")}<circle cx='12' cy='12' r='3'/>`
  ),
  good: maskOf(`${disc}${path("m16 9-5.5 5.5L8 12")}`),
  bad: maskOf(`${disc}${path("m15 9-6 6")}${path("m9 9 6 6")}`),
  warn: maskOf(`${disc}${path("M12 8v4")}${path("M12 16h.01")}`),
  info: maskOf(`${disc}${path("M12 6v6l4 2")}`),
  busy: maskOf(path("M21 12a9 9 0 1 1-6.219-8.56")),
  idle: maskOf(
    [
      "M10.1 2.182a10 10 0 0 1 3.8 0",
      "M13.9 21.818a10 10 0 0 1-3.8 0",
      "M17.609 3.721a10 10 0 0 1 2.69 2.7",
      "M2.182 13.9a10 10 0 0 1 0-3.8",
      "M20.279 17.609a10 10 0 0 1-2.7 2.69",
      "M21.818 10.1a10 10 0 0 1 0 3.8",
      "M3.721 6.391a10 10 0 0 1 2.7-2.69",
      "M6.391 20.279a10 10 0 0 1-2.69-2.7"
    ]
      .map(path)
      .join("")
  )
} as const
