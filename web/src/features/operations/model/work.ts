import { dayMs, hourMs } from '@southline/kernel/clock';
import type { Data } from '@southline/rest/types';

export type WorkItem = Data<'operations/get-work'>['items'][number];

export const idOf = ({ service, kind, key }: WorkItem): string => `${service} ${kind} ${key}`;

/** Decisions about money are made one at a time. */
export const isMoney = ({ service, kind }: WorkItem): boolean =>
  service === 'payments' || kind === 'order-in-review' || kind === 'placed-order-in-review';

/** Decisions that all items offer, in the order of the first one. */
export const commonDecisions = (items: readonly WorkItem[]): readonly string[] => {
  const [first, ...others] = items;
  if (others.length > 0 && items.some(isMoney)) return [];
  return (first?.decisions ?? []).filter(
    (decision) =>
      (decision !== 'redirect' || others.length === 0) && others.every(({ decisions }) => decisions.includes(decision)),
  );
};

const minuteMs = 60_000;

/** The age of an item in its largest unit. */
export const ageOf = (
  since: string,
  now: number,
): { readonly value: number; readonly unit: 'minute' | 'hour' | 'day' } => {
  const ms = Math.max(0, now - Date.parse(since));
  if (ms >= dayMs) return { value: Math.floor(ms / dayMs), unit: 'day' };
  if (ms >= hourMs) return { value: Math.floor(ms / hourMs), unit: 'hour' };
  return { value: Math.floor(ms / minuteMs), unit: 'minute' };
};
