import { translatable } from "../language/translatable.ts"
import { constraintMessages, followedBy } from "../message/constraint-messages.ts"
import { countText } from "../message/count-text.ts"
import { listedParts } from "../rows/listed-parts.ts"
import type { Direction } from "./direction.ts"

const limitText = (direction: Direction, limit: number): string =>
  `${direction === "more" ? "more" : "fewer"} than ${countText(limit)}`

/** What alert rules say. */
export const alertMessages = {
  title: "Alerts",
  bell: (passed: number) => (passed === 0 ? "Alerts: none active" : `Alerts: ${countText(passed)} active`),
  newTitle: "Alert me when…",
  editTitle: "Edit alert",
  hint: "Alerts are kept in this browser and are checked while Command Center is open in one of its tabs. Nothing is sent to a service.",
  none: "No alerts are set. Open Views on a list, and choose the bell beside a saved view.",
  list: "Alert rules",
  direction: "Alert me when this view shows",
  directions: { more: "More rows than the limit", fewer: "Fewer rows than the limit" },
  limit: "Limit",
  name: "Name",
  isOn: "On",
  save: "Save",
  edit: (name: string) => `Edit ${name}`,
  editShort: "Edit",
  open: (name: string) => `Show ${name}`,
  turnOff: (name: string) => `Turn off ${name}`,
  turnOn: (name: string) => `Turn on ${name}`,
  turnOffShort: "Turn off",
  turnOnShort: "Turn on",
  remove: (name: string) => `Remove ${name}`,
  removeShort: "Remove",
  removeTitle: "Remove Alert",
  removeText: (name: string): string => `The alert "${name}" will be removed. Its view stays.`,
  removeGone: (name: string): string => `The alert "${name}" will be removed.`,
  snoozes: { hour: "Snooze 1 hour", tomorrow: "Snooze until tomorrow" },
  snoozeOf: {
    hour: (name: string) => `Snooze ${name} for 1 hour`,
    tomorrow: (name: string) => `Snooze ${name} until tomorrow`
  },
  wake: (name: string) => `End the snooze of ${name}`,
  wakeShort: "End snooze",
  countBroken: "Command Center could not count them. Reload the page to try again.",
  broken:
    "Alerts could not be checked just now. They are checked again in 5 minutes; reloading the page checks them sooner.",
  counting: "Counting what the view shows now…",
  countNow: (count: number) => `The view shows ${countText(count)} now.`,
  notCounted: (reason: string) => `What the view shows could not be counted: ${reason}`,
  willTell: (direction: Direction, limit: number) =>
    `You are told once when the view shows ${limitText(direction, limit)}, and again only after it was back within the limit. The view is counted whenever its list refreshes, and otherwise every 5 minutes.`,
  passesNow: "That is the case now: you are told right away.",
  willAsk:
    "When you save, your browser asks whether Command Center may show notifications. The alert works without them, too, but only in this page.",
  blocked:
    "Notifications are blocked for this address, so alerts show only in this page, its title and its icon. To get notifications, allow them in the site settings beside the browser's address, then reload the page.",
  blockedTitle: "Notifications are blocked",
  unsupported: "This browser shows no notifications, so alerts show only in this page, its title and its icon.",
  unsaved: "The alert has not been saved yet.",
  state: {
    unread: "Not counted yet",
    within: "Within the limit",
    passed: "Active",
    off: "Off",
    gone: "View deleted"
  },
  rule: (direction: Direction, limit: number) => `Alert when ${limitText(direction, limit)}`,
  counted: (count: number) => `${countText(count)} now`,
  since: (age: string) => `since ${age}`,
  snoozedUntil: (time: string) => `Snoozed until ${time}`,
  isGone: "Its view was deleted. Remove the alert, or save the view again under this name.",
  failed: (reason: string) =>
    `Could not be counted last time: ${followedBy(reason, "It is tried again in 5 minutes.")}`,
  told: (name: string, count: number, direction: Direction, limit: number) =>
    `${name}: ${countText(count)}, which is ${limitText(direction, limit)}.`,
  notification: (count: number, direction: Direction, limit: number, place: string) =>
    `${countText(count)} rows, ${limitText(direction, limit)}. ${place}`,
  limitWanted: (most: number) =>
    followedBy(constraintMessages.badInput, `Enter a whole number from 0 to ${countText(most)}.`),
  fewerThanNone: followedBy(constraintMessages.rangeUnderflow(1), "No view shows fewer than 0 rows."),
  tooLong: constraintMessages.tooLong,
  tooMany: (most: number) => `This browser keeps at most ${most} alerts. Remove one in the Alerts panel first.`,
  ignoredTitle: "Some alerts could not be read",
  ignored: (parts: ReadonlyArray<string>) =>
    `What this browser has stored is damaged or from another version, so these alerts were skipped: ${listedParts(parts)}. Set them again beside their views.`
} as const

translatable({ alertMessages })
