import { cleanse } from '@southline/kernel/part-number';
import { isVehicleNumber } from '@southline/kernel/vehicle-kind';
import { vehicleNumberIn } from '@southline/kernel/vehicle-number';
import type { CategoryNode } from '../../domain/parts/category-tree.ts';
import { piecesOf } from '../../domain/search/everyday.ts';
import type { Outside } from '../../domain/search/everyday-language.ts';
import type { Head } from '../../domain/search/head.ts';
import { readQuery, type Understood, withoutSizes } from '../../domain/search/read-query.ts';
import type { Nearest } from '../../domain/search/word-index.ts';
import type { Vehicle } from '../../domain/vehicles/vehicle.ts';
import type { VehicleInWords } from '../../domain/vehicles/vehicle-words.ts';
import { type Hits, type Meant, noneCalled } from '../lists/hits.ts';
import {
  findByKeywords,
  findDescribed,
  findLoosely,
  findNearest,
  findStrictly,
  findWholly,
  isWordOfCatalogue,
  type Searched,
} from './find-by-keywords.ts';
import { partsCalled, partsOfNumber, readNumber } from './part-numbers.ts';
import { byWishes, ofSizes, wishedElsewhere } from './wished-parts.ts';

/** The vehicles that a text names. */
export interface NamedVehicles {
  /** The text without the words that name the vehicles. */
  readonly rest: string;
  /** Positions of the parts that are listed for any of them. */
  readonly parts: ReadonlySet<number>;
  readonly vehicles: readonly Vehicle[];
}

export interface VehicleReader {
  /** The vehicle that a text names. */
  read(text: string): VehicleInWords | undefined;
  /** The parts of the vehicle. The remaining words may select a variant ("SR5"). */
  partsOf(named: VehicleInWords): Promise<NamedVehicles>;
}

const isLatin = /^[\x20-\x7e]*$/;
const words = (text: string): number => text.trim().split(/\s+/).filter(Boolean).length;

const none = new Uint32Array(0);

const first = (ordinals: Uint32Array, isFirst: (ordinal: number) => boolean): Uint32Array =>
  Uint32Array.from([
    ...ordinals.filter((ordinal) => isFirst(ordinal)),
    ...ordinals.filter((ordinal) => !isFirst(ordinal)),
  ]);

/** Parts that fit the named vehicles come first. */
const theirsFirst = (hits: Hits, named: NamedVehicles | undefined): Hits => {
  if (!named || named.parts.size === 0) return hits;
  const isTheirs = (ordinal: number) => hits.called.has(ordinal) || named.parts.has(ordinal);
  return { ...hits, ordinals: first(hits.ordinals, isTheirs) };
};

/** A text with at least this many words that do not describe a part counts as a sentence. */
const sentenceFrom = 2;
/** The least number of words of a symptom. */
const symptomFrom = 2;

/** If a possible plate matches this many numbers, numbers that only contain it are not searched. */
const enough = 10;

/** The number of first hits that decide which kind of part was found. */
const considered = 10;

interface Found {
  readonly ordinals: Uint32Array;
  readonly leftOut: readonly string[];
}

interface Words extends Pick<Understood, 'rest' | 'sizes' | 'make'> {
  readonly typed: string;
  /** The whole query without its preferences. */
  readonly text: string;
  /** The head word of the remaining words. */
  readonly head: Head | undefined;
}

/**
 * Shorter versions of a query: first without one word each, then without several. The weakest words go first: those that the
 * catalogue lacks, then the last ones. Makes are never dropped.
 */
const withoutWeak = (
  { language, words: index }: Searched,
  content: readonly string[],
  { make, sizes }: Pick<Words, 'make' | 'sizes'>,
): { readonly left: readonly string[]; readonly others: readonly string[] }[] => {
  const weak = content
    .filter((word) => !language.isFiller(word) && word !== make.toLowerCase())
    .toReversed()
    .sort((a, b) => Number(index.knows(a)) - Number(index.knows(b)));
  const unknown = weak.filter((word) => !index.knows(word)).length;
  const several = weak.map((_, at) => weak.slice(0, at + 1)).slice(Math.max(1, unknown - 1), -1);
  return [...weak.map((word) => [word]), ...several]
    .map((left) => ({ left, others: content.filter((one) => !left.includes(one)) }))
    .filter(({ others }) => others.length > 0)
    .filter(({ others }) => sizes.length > 0 || others.some((other) => /\p{L}{3}/u.test(other) && index.knows(other)));
};

/**
 * Tests whether a part belongs to the top category whose name is the head word, or ends with it. So car batteries come
 * before those of tools.
 */
const homeOf = (
  { categories, parts }: Searched,
  head: Head | undefined,
): ((ordinal: number) => boolean) | undefined => {
  const named = ({ name }: CategoryNode) => piecesOf(name);
  const { roots } = categories;
  const home =
    head &&
    (roots.find((root) => named(root).join(' ') === head.word) ??
      roots.find((root) => named(root).at(-1) === head.word));
  if (!home) return undefined;
  const ids = new Set(categories.withDescendants(home.id));
  return (ordinal) => ids.has(parts.categoryAt(ordinal));
};

/** The parts that the remaining words mean: as a name, as a description, or as the best partial match. */
const byWordsLeft = (snapshot: Searched, { typed, text, rest, sizes, make, head }: Words): Found => {
  const { language } = snapshot;
  const unsized = withoutSizes(rest, sizes);
  const content = language.contentWords(rest);
  const isSentence = words(rest) - content.length >= sentenceFrom;
  const described = language.described(typed, rest, isSentence || make !== '' ? undefined : symptomFrom);
  const home = homeOf(snapshot, head);
  let named: Found | undefined;
  /** Parts of the kind that the head word names. */
  const asNamed = (): Found | undefined => {
    if (!head || named) return named;
    const query = content.join(' ');
    const isOfMake = ({ missing }: Nearest) => !missing.includes(make.toLowerCase());
    // A name may contain several things. The best match leaves the fewest words unmatched. Parts of another make are no
    // match.
    const [best] = [head.word, ...head.others]
      .map((word) => findNearest(snapshot, { query, head: word, home }))
      .filter((nearest) => nearest.ordinals.length > 0 && isOfMake(nearest))
      .sort((a, b) => a.missing.length - b.missing.length);
    named = best && { ordinals: best.ordinals, leftOut: best.missing };
    return named;
  };
  /** The parts that the text describes; ignored if the text names other parts. */
  const asDescribed = (): Uint32Array | undefined => {
    if (!described) return undefined;
    const found = findDescribed(snapshot, described);
    if (!head?.endsName || described.isDetailed) return found;
    const ofHead = new Set(asNamed()?.ordinals);
    return found.some((ordinal) => ofHead.has(ordinal)) ? found : undefined;
  };
  /**
   * Parts that share rare words with the text, if no name matches all of it. If the text names a kind of part, the guess
   * must agree with it.
   */
  const asGuessed = (): Uint32Array | undefined => {
    const byName = asNamed();
    if (byName && byName.leftOut.length === 0) return undefined;
    const guess = language.guessed(rest);
    if (!guess) return undefined;
    const found = findDescribed(snapshot, guess);
    if (!byName) return found;
    const ofHead = new Set(byName.ordinals);
    return found.some((ordinal) => ofHead.has(ordinal)) ? found : undefined;
  };
  type Attempt = () => Uint32Array | Found | undefined;
  /**
   * Parts of the head's category. In "oil for a hybrid" they win over a filter that has all of the words. In "oil for a 3.2
   * diesel" the other words describe the vehicle.
   */
  const ofHome = (): Uint32Array | undefined => {
    if (!home || !head?.endsName) return undefined;
    const found = asDescribed();
    const strict = findStrictly(snapshot, text);
    const ofName = () => findStrictly(snapshot, head.name.join(' ')).filter(home);
    const isElsewhere = (hits: Uint32Array) => hits.length > 0 && !hits.some(home);
    if (found?.some(home)) return isElsewhere(strict) ? found : undefined;
    const others = strict.length > 0 ? strict : findWholly(snapshot, text);
    if (make !== '' && others.length === 0) return ofName();
    if (!isElsewhere(others) || !others.subarray(0, considered).every(snapshot.parts.isFittedAt)) return undefined;
    return ofName();
  };
  const isTranslated = !/[^\x20-\x7e]/.test(rest);
  const attempts: Attempt[] = [
    () => (isSentence || described?.isDetailed || (described?.isNative && !isTranslated) ? asDescribed() : undefined),
    ofHome,
    () => findStrictly(snapshot, text),
    () => (described?.isWhole ? asDescribed() : undefined),
    () => findWholly(snapshot, text),
    () => (unsized === rest ? undefined : findWholly(snapshot, unsized)),
    asDescribed,
    asGuessed,
    asNamed,
    () => findByKeywords(snapshot, text).ordinals,
    () => (rest === text ? undefined : findByKeywords(snapshot, rest).ordinals),
    () => (content.length > 0 ? findByKeywords(snapshot, content.join(' ')).ordinals : undefined),
  ];
  let unsizedFound: Found | undefined;
  for (const attempt of attempts) {
    const result = attempt();
    const found = result instanceof Uint32Array ? { ordinals: result, leftOut: [] } : result;
    if (!found || found.ordinals.length === 0) continue;
    const { ordinals, leftOut } = ofSizes(snapshot, found.ordinals, sizes);
    if (leftOut.length === 0)
      return {
        ordinals: home && found.leftOut.length === 0 ? first(ordinals, home) : ordinals,
        leftOut: found.leftOut,
      };
    unsizedFound ??= { ordinals, leftOut: [...found.leftOut, ...leftOut.map((size) => size.text)] };
  }
  const relaxed = withoutWeak(snapshot, content, { make, sizes });
  const withSome = (some: typeof relaxed): Found | undefined => {
    for (const { left, others } of some) {
      const { ordinals, leftOut } = ofSizes(snapshot, findWholly(snapshot, others.join(' ')), sizes);
      if (ordinals.length > 0 && leftOut.length === 0) return { ordinals, leftOut: left };
    }
    return undefined;
  };
  const withMost = withSome(relaxed.filter(({ left }) => left.length === 1)) ?? unsizedFound;
  if (withMost) return withMost;
  const loose = content.length > 1 ? findLoosely(snapshot, content.join(' ')) : none;
  return loose.length > 0 ? { ordinals: loose, leftOut: [] } : (withSome(relaxed) ?? { ordinals: none, leftOut: [] });
};

/** Whether a category of parts has this name, or one that ends with it: "sensor" for "Wear Sensors". */
const namesCategory = ({ categories }: Searched, name: string): boolean => {
  const wanted = piecesOf(name).join(' ');
  return categories.all.some((category) => ` ${piecesOf(category.name).join(' ')}`.endsWith(` ${wanted}`));
};

/** Whether a text is nothing but a possible plate, VIN or frame number, which the catalogue does not use as a word. */
const isOnlyVehicleNumber = (snapshot: Searched, typed: string): boolean =>
  isVehicleNumber(typed) &&
  cleanse(vehicleNumberIn(typed).number) === cleanse(typed) &&
  !isWordOfCatalogue(snapshot, typed);

/** A product outside the range that a longer text names, unless the text names or describes parts. */
const nearlyOutside = (snapshot: Searched, typed: string, { text, rest }: Understood): Outside | undefined => {
  const { language } = snapshot;
  const thing = language.outsideIn(rest, typed);
  if (!thing || language.headOf(rest)?.endsName || language.described(typed, rest, symptomFrom)) return undefined;
  return findStrictly(snapshot, text).length === 0 ? thing : undefined;
};

/**
 * Finds the intended parts. An exact part number wins over all other readings. Sizes exclude parts, preferences sort them,
 * and parts of a named vehicle come first.
 */
export const understand = async (snapshot: Searched, typed: string, vehicles: VehicleReader): Promise<Meant> => {
  const { language, sizes, parts } = snapshot;
  const understood = readQuery(typed, {
    language,
    sizes,
    vehicleIn: vehicles.read,
    isNumber: (number) => partsCalled(snapshot, number).length > 0,
  });
  const { text, isLiteral, numbers, wishes, vehicle } = understood;
  const meant = (hits: Hits, rest: Partial<Meant> = {}): Meant => ({
    understood,
    outside: undefined,
    leftOut: [],
    vehicles: [],
    ...rest,
    ...hits,
  });
  const exact = findByKeywords(snapshot, text);
  if (exact.called.size > 0 || isLiteral) return meant(exact);
  if (numbers.length > 0) {
    const called = new Set(numbers.flatMap((number) => partsCalled(snapshot, number)).map(parts.ordinalOf));
    return meant({ called, ordinals: Uint32Array.from(called) });
  }
  const all = (ordinals: Iterable<number>): Hits => ({ ordinals: Uint32Array.from(ordinals), called: noneCalled });
  if (isOnlyVehicleNumber(snapshot, typed))
    return meant(all(partsOfNumber(snapshot, readNumber(snapshot, typed), enough).map(parts.ordinalOf)));
  const named = understood.outside;
  const outside = named && !namesCategory(snapshot, named.thing) ? named : nearlyOutside(snapshot, typed, understood);
  if (outside) {
    const nearest = outside.nearest.flatMap((thing) => [...findByKeywords(snapshot, thing).ordinals]);
    return meant(all(new Set([...nearest, ...findStrictly(snapshot, text)])), { outside });
  }
  const ofVehicle = vehicle && (await vehicles.partsOf(vehicle));
  const rest = ofVehicle?.rest ?? understood.rest;
  const whole = wishes.length > 0 ? [vehicle?.make, vehicle?.model, rest].filter(Boolean).join(' ') : text;
  // A single word is a name, a number or the beginning of one.
  const isWord = words(typed) < 2 && isLatin.test(typed);
  const head = language.headOf(rest);
  const found = isWord
    ? { ordinals: exact.ordinals, leftOut: [] }
    : byWordsLeft(snapshot, { ...understood, typed, rest, text: whole, head });
  const likely = wishedElsewhere(snapshot, found.ordinals, { wishes, sizes: understood.sizes, head: head?.word });
  const wished = byWishes(snapshot, likely, { wishes, head: head?.word });
  return meant(theirsFirst(all(wished), ofVehicle), { leftOut: found.leftOut, vehicles: ofVehicle?.vehicles ?? [] });
};
