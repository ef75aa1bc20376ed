import type { VehicleChoice } from '../vehicles/asked-vehicles.ts';
import type { Understood } from './read-query.ts';

/** How a search was understood. The buyer can remove each reading. */
export interface UnderstoodSearch {
  readonly read: readonly {
    readonly kind: 'VEHICLE' | 'SIZE' | 'WISH';
    readonly text: string;
    /** The words of the query, as typed. */
    readonly words: readonly string[];
  }[];
  readonly leftOut: readonly string[];
  /** The product that is not sold; empty: none. */
  readonly notSold: string;
  /** The buyer chooses one of these vehicles. Empty: there is no choice to make. */
  readonly choices: readonly VehicleChoice[];
}

const split = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Undefined if the search is understood as plain words only. */
export const understoodSearch = (
  query: string,
  understood: Pick<Understood, 'vehicle' | 'sizes' | 'wishes'>,
  { leftOut, notSold, choices }: Omit<UnderstoodSearch, 'read'>,
): UnderstoodSearch | undefined => {
  const { vehicle, sizes, wishes } = understood;
  const others = new Set([...split(vehicle?.rest ?? ''), ...wishes.flatMap(({ text }) => split(text))]);
  const read: UnderstoodSearch['read'] = [
    ...(vehicle
      ? [
          {
            kind: 'VEHICLE' as const,
            text: [vehicle.make, vehicle.model, vehicle.year || ''].filter(Boolean).join(' '),
            words: split(query).filter((word) => !others.has(word)),
          },
        ]
      : []),
    ...sizes.map(({ text, names: [name = ''], value }) => ({
      kind: 'SIZE' as const,
      text: `${name} ${value}`,
      words: split(text),
    })),
    ...wishes.map(({ text }) => ({ kind: 'WISH' as const, text, words: split(text) })),
  ];
  return read.length + leftOut.length > 0 || notSold !== '' ? { read, leftOut, notSold, choices } : undefined;
};
