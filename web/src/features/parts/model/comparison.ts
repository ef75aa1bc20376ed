import type { ProductDetail } from '../api/part-detail-queries.ts';
import { MOST_COMPARED } from './compared.ts';

export type CompareSearch = { parts?: string; vehicle?: string };

/** The part numbers in the URL, without duplicates. */
export const numbersOf = (parts: string | undefined): string[] =>
  [...new Set((parts ?? '').split(',').map((each) => each.trim().slice(0, 40)))]
    .filter(Boolean)
    .slice(0, MOST_COMPARED);

export const parseCompare = ({ parts, vehicle }: Record<string, unknown>): CompareSearch => {
  const numbers = numbersOf(typeof parts === 'string' ? parts : '');
  return {
    ...(numbers.length > 0 && { parts: numbers.join(',') }),
    ...(typeof vehicle === 'string' && vehicle !== '' && { vehicle: vehicle.slice(0, 200) }),
  };
};

export type CompareLine = { name: string; values: (string | undefined)[]; differs: boolean };

/** Specifications of all parts beside each other, in the order of first occurrence; documents are not compared. */
export const linesOf = (parts: readonly (ProductDetail | undefined)[]): CompareLine[] => {
  const known = parts.filter((part) => part !== undefined);
  const told = parts.map(
    (part) => new Map(part?.productCriterias.flatMap(({ name, value, isLink }) => (isLink ? [] : [[name, value]]))),
  );
  const names = new Set(told.flatMap((values) => [...values.keys()]));
  return [...names].map((name) => {
    const values = told.map((each) => each.get(name));
    const spoken = values.filter((_, at) => parts[at] !== undefined);
    return { name, values, differs: known.length > 1 && new Set(spoken).size > 1 };
  });
};
