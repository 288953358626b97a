/** The time of a step of the agents. */
export interface Moment {
  readonly now: Date
  /** `now` as a parameter of SQL */
  readonly at: string
  /** 2 makes agents twice as fast */
  readonly speed: number
}

export const momentOf = (now: Date, speed: number): Moment => ({ now, at: now.toISOString(), speed })
