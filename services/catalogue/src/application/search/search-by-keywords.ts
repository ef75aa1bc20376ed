import { cleanse } from '@southline/kernel/part-number';
import type { ListOptions } from '../../domain/lists/list-options.ts';
import type { PartListing, PartRow } from '../../domain/parts/part-row.ts';
import { maxQuery } from '../../domain/search/expression.ts';
import { understoodSearch } from '../../domain/search/understood-search.ts';
import { askedVehicles } from '../../domain/vehicles/asked-vehicles.ts';
import { cachedPage, listPage } from '../lists/list-page.ts';
import type { Reading } from '../snapshot/reading.ts';
import { findVehicle } from '../vehicles/find-vehicle.ts';
import type { EmptySearchLog } from './empty-searches.ts';
import { explained } from './explained.ts';
import { meantBy } from './meant-by.ts';
import { readNumber } from './part-numbers.ts';

/** Shorter numbers match too many parts. */
const minNumber = 3;

/** A page of the parts that numbers and words lead to, the likeliest first. */
export const searchByKeywords =
  (reading: Reading, emptySearches: EmptySearchLog) =>
  async (query: {
    readonly keywords: string;
    readonly vehicleSlug: string;
    readonly options: ListOptions;
  }): Promise<PartListing> => {
    const snapshot = reading.catalogue.snapshot();
    const text = query.keywords.slice(0, maxQuery);
    const hits = await meantBy(snapshot, text);
    if (hits.ordinals.length === 0 || hits.leftOut.length > 0) emptySearches.note(query.keywords);
    const vehicle = await findVehicle(snapshot, query.vehicleSlug);
    const typed = [readNumber(snapshot, query.keywords), ...query.keywords.split(/\s+/).map(cleanse)];
    const numbers = typed.filter((number) => /\d/.test(number) && number.length >= minNumber);
    const explain = (rows: readonly PartRow[]) => explained(snapshot, numbers, rows);
    const { leftOut, outside } = hits;
    const isChosen = hits.vehicles.some(({ id }) => id === vehicle?.id);
    const understood = understoodSearch(text, hits.understood, {
      leftOut,
      notSold: outside?.thing ?? '',
      choices: isChosen ? [] : askedVehicles(hits.vehicles),
    });
    const list = { hits, vehicle, options: query.options, explain, understood };
    // The rest of a query that was cut off is searched for numbers as well.
    return text === query.keywords
      ? cachedPage(reading, snapshot, list, `words\n${text}`)
      : listPage(reading, snapshot, list);
  };
