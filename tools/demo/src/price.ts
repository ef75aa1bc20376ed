import type { Random } from './random.ts';

/**
 * A price in cents within a usual retail band, AUD with GST. `position` 0…1 places the part in its band (size, technology,
 * grade); a little noise separates similar parts. The price ends like one of a price list.
 */
export function priced(random: Random, [low, high]: readonly [number, number], position: number): number {
  const place = Math.min(1, Math.max(0, position + (random.next() - 0.5) * 0.08));
  const cents = Math.round((low + (high - low) * place) * 100);
  if (cents < 1000) return Math.max(50, Math.round(cents / 5) * 5);
  const whole = Math.floor(cents / 100) * 100;
  return whole + random.pick([0, 20, 45, 50, 75, 90, 95, 95, 99]);
}

export const gradeStep = { ECONOMY: -0.12, STANDARD: 0, PREMIUM: 0.14, GENUINE: 0.22 } as const;
