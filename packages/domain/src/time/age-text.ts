const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long ago an instant (ISO) was, as people say it: what is of the last half minute is of now. */
export const ageText = (iso: string, now: Date): string => {
  const age = now.getTime() - Date.parse(iso)
  if (age < minute / 2) return "just now"
  if (age < hour - minute / 2) return `${Math.max(1, Math.round(age / minute))} min ago`
  return age < day ? `${Math.max(1, Math.floor(age / hour))} h ago` : `${Math.floor(age / day)} d ago`
}
