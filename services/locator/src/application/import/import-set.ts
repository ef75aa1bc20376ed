import { collectRows } from '@southline/imports/collect-rows';
import type { ImportRow } from '@southline/imports/import-row';
import { doubtOf } from '@southline/imports/judge';
import { loadRows } from '@southline/imports/load-rows';
import type { KindReport, Reject } from '@southline/imports/rejects';
import type { Clock } from '@southline/kernel/clock';
import { regions } from '@southline/kernel/region';
import { farRows } from '../../domain/far-rows.ts';
import { gatherPlaces, type LocalityRow } from '../../domain/gather-places.ts';
import { regionOfState } from '../../domain/place.ts';
import type { ImportStore, PlacedSet, Pointer, TimeZones } from '../../domain/ports.ts';
import { dealerRow, knownPlaces } from './dealer-row.ts';
import { localityRow } from './locality-row.ts';

export interface ImportSet {
  readonly store: ImportStore;
  readonly zones: TimeZones;
  readonly clock: Clock;
  readonly set: PlacedSet;
  readonly rows: AsyncIterable<ImportRow>;
  readonly reject: Reject;
  readonly dryRun: boolean;
  /** Publishes even if many rows were rejected. */
  readonly force: boolean;
  /** Hash of the files, for an import with `--if-empty`. */
  readonly filledFrom?: string | undefined;
  /** Throws if another import has taken over. */
  readonly check: () => void;
}

export interface ImportReport extends KindReport<PlacedSet> {
  /** The result in words. */
  readonly made: string;
  /** Rows that were taken and look wrong, in words. */
  readonly warnings?: readonly string[];
  /** Why the generation was not published. */
  readonly reason?: string | undefined;
}

type Loaded = Omit<ImportReport, 'reason'> & { readonly doubt?: string | undefined };

const batchSize = 2_000;

const inBatches = async <Item>(items: readonly Item[], write: (batch: readonly Item[]) => Promise<unknown>) => {
  for (let at = 0; at < items.length; at += batchSize) await write(items.slice(at, at + batchSize));
};

/** Collects all rows, because a place is built from all rows of its name. A country has tens of thousands of rows. */
const loadPlaces = async ({ store, rows, reject }: ImportSet, generation: number): Promise<Loaded> => {
  const reading = { kind: 'places', rows, reject, parse: localityRow };
  const [report, localities] = await collectRows<LocalityRow, string>(reading);
  const { suburbs, postcodes } = gatherPlaces(localities);
  await inBatches(suburbs, (batch) => store.insertSuburbs(generation, batch));
  await inBatches(postcodes, (batch) => store.insertPostcodes(generation, batch));
  const missing = regions.find((region) => !suburbs.some(({ state }) => regionOfState(state) === region));
  return {
    ...report,
    kind: 'places',
    made: `${suburbs.length} suburbs, ${postcodes.length} postcodes`,
    warnings: farRows(localities).map(
      ({ row: { row, suburb, state, postcode }, km }) =>
        `row ${row}: ${suburb} ${state} ${postcode} lies ${km} km from the middle of its postcode`,
    ),
    doubt: missing && `there is no place of ${missing}: the files of both countries are imported together`,
  };
};

const loadDealers = async ({ store, zones, rows, reject }: ImportSet, generation: number): Promise<Loaded> => {
  const parse = dealerRow(await knownPlaces(store.suburbs()), zones);
  const write = (batch: Parameters<typeof store.insertDealers>[1]) => store.insertDealers(generation, batch);
  const report = await loadRows({ kind: 'dealers', rows, parse, write, reject });
  return { ...report, kind: 'dealers', made: `${report.taken} dealers` };
};

/**
 * Loads a new generation of a set beside the current one, then switches to it. Nothing is visible before. A failure or a dry
 * run leaves no data.
 */
export const importSet = async (options: ImportSet): Promise<ImportReport> => {
  const { store, set, clock, dryRun, force, check, filledFrom } = options;
  await store.dropUnused(set);
  const pointer = await store.pointer(set);
  const generation = await store.newGeneration(set);
  try {
    const { doubt, ...report } = await (set === 'places' ? loadPlaces : loadDealers)(options, generation);
    const reason = force ? undefined : (doubtOf(report) ?? doubt);
    check();
    if (!dryRun && !reason) await store.publish(set, switched(pointer, generation, clock.now(), filledFrom));
    return { ...report, reason };
  } finally {
    await store.dropUnused(set);
  }
};

/**
 * Whether `--if-empty` imports files with this hash. It fills an empty set and replaces other files that it imported itself.
 * Earlier releases stored no hash; for them, it replaces only the first generation.
 */
export const isToFill = (pointer: Pointer | undefined, hash: string): boolean => {
  if (!pointer) return true;
  const { filledFrom, generation, previous } = pointer;
  if (filledFrom === undefined) return generation === 1 && previous === 0;
  return filledFrom !== '' && filledFrom !== hash;
};

const switched = (from: Pointer | undefined, generation: number, publishedAt: Date, filledFrom = ''): Pointer => ({
  generation,
  previous: from?.generation ?? 0,
  publishedAt,
  version: (from?.version ?? 0) + 1,
  filledFrom,
});

/** Switches between the current and the previous generation; false if there is no previous one. */
export const rollBack = async (store: ImportStore, set: PlacedSet, clock: Clock): Promise<boolean> => {
  const pointer = await store.pointer(set);
  if (!pointer || pointer.previous === 0) return false;
  await store.publish(set, switched(pointer, pointer.previous, clock.now()));
  return true;
};
