import { tellingWords } from '../../domain/search/everyday.ts';
import { maxQuery } from '../../domain/search/expression.ts';
import { inEnglish } from '../../domain/search/languages.ts';
import { type Hits, noneCalled } from '../lists/hits.ts';
import { findByKeywords, findDescribed, findLoosely, type Searched } from './find-by-keywords.ts';

/** Vehicles that a text names. */
export interface NamedVehicles {
  /** The text without them. */
  readonly rest: string;
  /** Places of the parts that are listed for any of them. */
  readonly parts: ReadonlySet<number>;
}

const words = (text: string): number => text.trim().split(/\s+/).length;

/** Parts that fit the named vehicles come first. */
const theirsFirst = (hits: Hits, named: NamedVehicles | undefined): Hits => {
  if (!named || named.parts.size === 0) return hits;
  const first = (ordinal: number) => hits.called.has(ordinal) || named.parts.has(ordinal);
  const { ordinals } = hits;
  return {
    ...hits,
    ordinals: Uint32Array.from([
      ...ordinals.filter((ordinal) => first(ordinal)),
      ...ordinals.filter((ordinal) => !first(ordinal)),
    ]),
  };
};

/**
 * Finds the intended parts. It tries in this order: parts with every word; parts that a sentence describes; the query without
 * the vehicle; the parts with the most words. `namedIn` finds vehicles in a text in the catalogue's words.
 */
export const understand = async (
  snapshot: Searched,
  keywords: string,
  namedIn: (text: string) => Promise<NamedVehicles | undefined>,
): Promise<Hits> => {
  const text = inEnglish(keywords.slice(0, maxQuery));
  const exact = findByKeywords(snapshot, text);
  if (exact.called.size > 0 || words(text) < 2) return exact;
  const named = await namedIn(text);
  const rest = named?.rest ?? text;
  const telling = tellingWords(rest);
  const isSentence = words(rest) - telling.length >= 2;
  const described = isSentence || exact.ordinals.length === 0 ? findDescribed(snapshot, rest) : undefined;
  const found = (ordinals: Uint32Array): Hits => ({ ordinals, called: noneCalled });
  if (described) return theirsFirst(found(described), named);
  if (exact.ordinals.length > 0) return theirsFirst(exact, named);
  const plain = telling.join(' ');
  for (const query of named ? [rest, plain] : [plain]) {
    const { ordinals } = findByKeywords(snapshot, query);
    if (query !== '' && ordinals.length > 0) return theirsFirst(found(ordinals), named);
  }
  return theirsFirst(found(findLoosely(snapshot, plain)), named);
};
