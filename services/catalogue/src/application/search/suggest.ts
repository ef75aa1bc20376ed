import { cleanse } from '@southline/kernel/part-number';
import { kindOfTyped, type TypedKind } from '@southline/kernel/typed-kind';
import type { CategoryNode } from '../../domain/parts/category-tree.ts';
import type { PartRow } from '../../domain/parts/part-row.ts';
import { maxQuery } from '../../domain/search/expression.ts';
import type { Vehicle } from '../../domain/vehicles/vehicle.ts';
import type { VehicleInWords } from '../../domain/vehicles/vehicle-words.ts';
import { type Hits, noneCalled } from '../lists/hits.ts';
import { readListRows } from '../parts/part-rows.ts';
import { partsOnVehicle } from '../parts/parts-on-vehicle.ts';
import type { Reading } from '../snapshot/reading.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { findVehicle } from '../vehicles/find-vehicle.ts';
import { namesOf, partsOfNamed, vehiclesNamed } from '../vehicles/vehicles-named.ts';
import { explained } from './explained.ts';
import { findByKeywords, isWordOfCatalogue } from './find-by-keywords.ts';
import { meantBy } from './meant-by.ts';
import { partsCalled, partsLike, readNumber } from './part-numbers.ts';
import { suggestCategories } from './suggested-categories.ts';

const mostParts = 6;
const mostVehicles = 5;
const mostCategories = 4;
/** Hits that name categories. */
const considered = 60;

export interface Suggestion {
  readonly kind: TypedKind | 'Vehicle';
  readonly vehicle?: VehicleInWords & { readonly slug: string };
  readonly category?: CategoryNode | undefined;
  readonly vehicles: readonly Vehicle[];
  readonly categories: readonly CategoryNode[];
  readonly parts: readonly PartRow[];
}

const nothing = { vehicles: [], categories: [], parts: [] };

const none: Hits = { ordinals: new Uint32Array(0), called: noneCalled };

/** Hits for a query whose last word may be unfinished. */
const hitsOf = (snapshot: Snapshot, text: string): Hits => {
  const finished = text.slice(0, Math.max(0, text.lastIndexOf(' '))).trim();
  for (const query of [text, finished]) {
    const hits = findByKeywords(snapshot, query);
    if (hits.ordinals.length > 0) return hits;
  }
  return none;
};

/** For most texts matching words is sufficient. Understanding a text takes twice as long. */
const isSentence = (text: string): boolean => text.split(/\s+/).length > 2;

/** The hits of the page of results, if all words were understood. */
const understoodHits = async (snapshot: Snapshot, asTyped: string): Promise<Hits | undefined> => {
  const { ordinals, called, leftOut, outside } = await meantBy(snapshot, asTyped);
  return ordinals.length > 0 && leftOut.length === 0 && !outside ? { ordinals, called } : undefined;
};

/**
 * Parts for the vehicle, then parts without vehicles; other parts only if there are none of these. Parts with exactly the
 * typed number come first: the part whose own number it is, then those that fit.
 */
const fittingFirst = (
  { parts }: Snapshot,
  { ordinals, called }: Hits,
  { number, fitting }: { readonly number: string; readonly fitting: ReadonlySet<number> },
) => {
  const own = parts.ordinalOf(number);
  const rank = (ordinal: number) => (ordinal === own ? 0 : fitting.has(ordinal) ? 1 : 2);
  const fits = [...called].sort((a, b) => rank(a) - rank(b));
  const anywhere: number[] = [];
  for (const ordinal of ordinals) {
    if (fits.length === considered) break;
    if (called.has(ordinal)) continue;
    if (fitting.has(ordinal)) fits.push(ordinal);
    else if (anywhere.length < considered && !parts.isFittedAt(ordinal)) anywhere.push(ordinal);
  }
  if (fits.length + anywhere.length === 0) return { hits: ordinals, leading: considered };
  return {
    hits: Uint32Array.from([...fits, ...anywhere]),
    /** The number of first hits that decide which category is meant. */
    leading: fits.length || considered,
  };
};

/**
 * The best hits for a text while it is typed, and how it was understood. Registrations, VINs and lists are recognised and not
 * looked up, unless a part number has that form. Nothing is recorded.
 */
export const suggest =
  (reading: Reading) =>
  async (asked: { readonly query: string; readonly vehicleSlug: string }): Promise<Suggestion> => {
    const asTyped = asked.query.slice(0, maxQuery).trim();
    const snapshot = reading.catalogue.snapshot();
    const number = readNumber(snapshot, asTyped);
    const typed = kindOfTyped(asTyped);
    const isKnown = typed === 'Number' || typed === 'Words';
    if (!isKnown && partsLike(snapshot, number, mostParts).length === 0 && !isWordOfCatalogue(snapshot, asTyped))
      return { kind: typed, ...nothing };
    const kind = typed === 'Words' ? 'Words' : 'Number';

    const text = snapshot.language.inEnglish(asTyped);
    const isCalled = kind === 'Number' && partsCalled(snapshot, number).length > 0;
    const names = isCalled ? undefined : await namesOf(snapshot);
    const named = names?.read(text, snapshot.words.isCommon);
    const { vehicles, rest } = named ? await vehiclesNamed(snapshot, named) : { vehicles: [], rest: text };
    const chosen = await findVehicle(snapshot, asked.vehicleSlug);
    const [only, ...others] = vehicles;
    const meant = others.length === 0 ? only : vehicles.find(({ id }) => id === chosen?.id);
    const vehicle = named ? meant : chosen;

    const fitting = vehicle
      ? new Set(partsOnVehicle(snapshot, vehicle))
      : named && named.model !== ''
        ? (await partsOfNamed(snapshot, named)).parts
        : undefined;
    const byWords = () => hitsOf(snapshot, fitting ? rest : text);
    const understood = async () => (kind === 'Words' ? await understoodHits(snapshot, asTyped) : undefined);
    const found = async (): Promise<Hits> => {
      if (named && rest === '') return none;
      // The page of results shows the same parts for a product that is not sold.
      if (snapshot.language.outside(rest, asTyped)) return meantBy(snapshot, asTyped);
      if (isSentence(text)) return (await understood()) ?? byWords();
      const hits = byWords();
      return hits.ordinals.length > 0 ? hits : ((await understood()) ?? none);
    };
    const likelyHits = await found();
    const likely = fitting
      ? fittingFirst(snapshot, likelyHits, { number, fitting })
      : { hits: likelyHits.ordinals, leading: considered };
    const hits = Array.from(likely.hits.subarray(0, considered), snapshot.parts.at);
    const held = fitting && new Set(Array.from(fitting, snapshot.parts.categoryAt));
    const { asked: category, categories } = suggestCategories(snapshot, {
      text: rest,
      hits,
      leading: likely.leading,
      holds: (id) => held?.has(id) ?? true,
    });
    const rows = await readListRows(reading, snapshot, hits.slice(0, mostParts), vehicle);
    const isVehicle = named !== undefined && rest === '';
    return {
      kind: isVehicle ? 'Vehicle' : kind,
      ...(named && { vehicle: { ...named, slug: meant?.slug ?? '' } }),
      category: kind === 'Words' ? category : undefined,
      vehicles: vehicles.slice(0, mostVehicles),
      categories: categories.slice(0, mostCategories),
      parts: kind === 'Number' ? await explained(snapshot, [number, cleanse(asTyped)], rows) : rows,
    };
  };
