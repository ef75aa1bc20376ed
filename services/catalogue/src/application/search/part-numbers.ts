import { cleanse } from '@southline/kernel/part-number';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** Three characters are enough for the beginning of a number, which is the index's limit; its middle needs four. */
const infixFrom = 4;

type Directory = Pick<Snapshot, 'parts' | 'supersessions'>;

/** Parts with exactly this number: own, maker's, superseded, interchange. */
export const partsCalled = ({ parts, supersessions }: Directory, number: string): string[] => {
  const found = new Set<string>();
  if (parts.has(number)) found.add(number);
  for (const partNo of parts.oe.find(number).exact) found.add(partNo);
  for (const partNo of supersessions.successors(number)) if (parts.has(partNo)) found.add(partNo);
  for (const partNo of parts.interchange.find(number).exact) found.add(partNo);
  return [...found];
};

/**
 * Parts that a number may mean, the likeliest first: exact matches, then matches at the beginning, then in the middle. Stops
 * after the step that brings the list to `enough`.
 */
export const partsLike = (directory: Directory, number: string, enough: number): string[] => {
  const found = new Set(partsCalled(directory, number));
  if (found.size >= enough) return [...found];
  const [own, oe] = [directory.parts.own.find(number), directory.parts.oe.find(number)];
  for (const partNo of [...own.prefix, ...oe.prefix]) found.add(partNo);
  if (found.size >= enough || number.length < infixFrom) return [...found];
  for (const partNo of [...own.infix, ...oe.infix]) found.add(partNo);
  return [...found];
};

/**
 * The number in a text. Pages and documents print "GM 19390564" or "GM no. 19390564"; the words before the digits are not
 * part of it, unless a part has that name.
 */
export const readNumber = ({ parts }: Pick<Directory, 'parts'>, text: string): string => {
  const number = cleanse(text);
  const [, gm] = /^GM(?:NO)?(\d{6,})$/.exec(number) ?? [];
  const called = () => [parts.own, parts.oe, parts.interchange].some((kind) => kind.find(number).exact.length > 0);
  return gm !== undefined && !called() ? gm : number;
};

/** Parts whose own or maker's number differs by one typing mistake. */
export const partsNear = ({ parts }: Directory, number: string): string[] => [
  ...new Set([parts.own, parts.oe, parts.interchange].flatMap((numbers) => numbers.near(number))),
];

/** Parts that a number may mean; one typing mistake is allowed if no part has the number. */
export const partsOfNumber = (directory: Directory, number: string, enough: number): string[] => {
  const found = partsLike(directory, number, enough);
  return found.length > 0 ? found : partsNear(directory, number);
};
