import { setImmediate } from 'node:timers/promises';
import { isDomainError } from '@southline/kernel/errors';
import { numbersOf } from '@southline/kernel/part-facts';
import type {
  IndexJob,
  PartsIndex,
  PublishedCatalogue,
  PublishedDealers,
  PublishedPart,
  SiteIndexStore,
} from '../../domain/site-search/ports.ts';
import { segmentBuilder } from '../../domain/site-search/segment-builder.ts';
import type { SiteDocument } from '../../domain/site-search/site-document.ts';

interface DealerPorts {
  readonly store: Pick<SiteIndexStore, 'state' | 'storeDealers'>;
  readonly dealers: PublishedDealers;
}

/** Reads the dealers again after a new publication; returns whether there was one. */
export const storeDealers =
  ({ store, dealers }: DealerPorts) =>
  async (): Promise<boolean> => {
    const [version, state] = await Promise.all([dealers.version(), store.state()]);
    if (state.dealers === version) return false;
    await store.storeDealers(version, await dealers.all());
    return true;
  };

interface IndexPorts {
  readonly store: SiteIndexStore;
  readonly catalogue: PublishedCatalogue;
}

const partDocument = ({ part, category }: PublishedPart): SiteDocument => {
  const { partNo, gmPartNo, description } = part;
  return {
    kind: 'part',
    title: `${partNo} ${description}`,
    path: `part-detail/${encodeURIComponent(partNo)}`,
    text: [category, ...(gmPartNo ? [`GM ${gmPartNo}`] : [])].join(' · '),
    numbers: numbersOf(part),
  };
};

const indexParts = async (parts: AsyncIterable<PublishedPart>): Promise<PartsIndex> => {
  const builder = segmentBuilder(setImmediate);
  const categories = new Set<string>();
  for await (const part of parts) {
    builder.add(partDocument(part), part.rank);
    if (part.category) categories.add(part.category);
  }
  return { segment: await builder.build(), categories: [...categories].sort() };
};

/** A job waits this long after a publication, because the catalogue's processes notice it only within seconds. */
const settleMs = 60_000;
/** The locator's processes notice a publication within two seconds. The regular check may have stored its dealers already. */
const dealersSettleMs = 10_000;
const againMs = 1_000;

/**
 * Builds the index that a job asks for, unless it exists already. Returns when to try again while the catalogue is switching.
 */
export const buildIndex =
  ({ store, catalogue, dealers }: IndexPorts & DealerPorts) =>
  async ({ set, generation }: IndexJob, { createdAt }: { createdAt: Date }): Promise<Date | undefined> => {
    if (set === 'dealers') {
      const isYoung = Date.now() - createdAt.getTime() < dealersSettleMs;
      return (await storeDealers({ store, dealers })()) || !isYoung ? undefined : new Date(Date.now() + againMs);
    }
    if (set === 'range') {
      await store.saveRange(await catalogue.range());
      return undefined;
    }
    if ((await store.state()).parts === generation) return undefined;
    try {
      if (!(await store.partsIndex(generation))) {
        await store.savePartsIndex(generation, await indexParts(catalogue.parts(generation)));
      } else if ((await catalogue.served()) !== generation) return undefined;
      await store.flipParts(generation);
    } catch (error) {
      if (!isDomainError(error, 'GenerationGone')) throw error;
      if (Date.now() - createdAt.getTime() < settleMs) return new Date(Date.now() + againMs);
    }
    return undefined;
  };

interface LookPorts extends IndexPorts {
  queue(id: string, job: IndexJob): Promise<void>;
  /** Called with the index's delay behind the catalogue, in seconds. */
  reportAge(seconds: number): void;
}

const minuteMs = 60_000;

/**
 * Compares the index with the catalogue's current generation and queues missing work. It runs at the start, and covers
 * changes without an event. The range is small enough to be read each time.
 */
export const lookForIndex = ({ store, catalogue, queue, reportAge }: LookPorts) => {
  let since: number | undefined;
  return async (): Promise<boolean> => {
    const [served, { parts }] = await Promise.all([catalogue.served(), store.state()]);
    const now = Date.now();
    since = parts === served ? undefined : (since ?? now);
    reportAge(since === undefined ? 0 : (now - since) / 1_000);
    const minute = Math.floor(now / minuteMs);
    if (parts !== served) await queue(`site-index/${served}/${minute}`, { set: 'parts', generation: served });
    await store.saveRange(await catalogue.range());
    return false;
  };
};
