import type { Cents } from '@southline/kernel/money';

/** Why a capture needs a person: its amount is not the total. */
export const reviewOf = (captured: Cents, total: Cents): string => `captured ${captured} cents of ${total}`;

/** The captured amount of an order in review. */
export const capturedIn = (review: string): Cents => Number(/^captured (\d+) cents/.exec(review)?.[1] ?? 0);
