import type { I18n } from '@lingui/core';
import { sentence } from '../../platform/language/sentence.ts';
import { dateFormat } from '../../ui/dates.ts';

/** Morning before 12, afternoon before 17, else evening, by the visitor's own clock. */
export function greetingAt(now: Date): string {
  const hour = now.getHours();
  if (hour < 12) return sentence('Good morning, {name}!');
  return hour < 17 ? sentence('Good afternoon, {name}!') : sentence('Good evening, {name}!');
}

export const taglines = [
  sentence('Ready to dominate your fantasy leagues today?'),
  sentence('Read the pitch before you pick the captain.'),
  sentence('Good line-ups start with good evidence.'),
  sentence('Every ball is worth a second look.'),
  sentence('Know the ground, know the form, choose with a clear head.'),
] as const;

/** One of five lines, by the day of the month. */
export function taglineOn(now: Date): string {
  return taglines[now.getDate() % taglines.length] ?? taglines[0];
}

/** `Saturday, 21 November 2026`. */
export function longDate(i18n: I18n, now: Date): string {
  return dateFormat(i18n, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(now);
}
