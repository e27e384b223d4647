import { addDays, startOfBeijingDay } from './beijing-time.ts'

/** A half-open span of time: `fromMs <= t < toMs`. */
export type TimeWindow = { fromMs: number; toMs: number }

export const isWithin = (ms: number, { fromMs, toMs }: TimeWindow): boolean => fromMs <= ms && ms < toMs

/** The number of Beijing days of each date filter, today included. */
const FILTER_DAYS = { 1: 1, 2: 7, 3: 15, 4: 30 } as const
export type DateFilter = keyof typeof FILTER_DAYS

/** The window of a date filter: whole Beijing days that end with today. */
export function dateFilterWindow(filter: DateFilter, nowMs: number): TimeWindow {
  const tomorrow = addDays(startOfBeijingDay(nowMs), 1)
  return { fromMs: addDays(tomorrow, -FILTER_DAYS[filter]), toMs: tomorrow }
}
