import { SiteSearchServiceService } from '@southline/contracts/content';
import type { Host } from '@southline/platform/host';
import type { Consumption } from '@southline/platform/inbox';
import { addJob, startWorker } from '@southline/platform/jobs';
import { repeat } from '@southline/platform/lifecycle';
import type { Mongo } from '@southline/platform/mongo';
import { buildIndex, lookForIndex, storeDealers } from '../application/site-search/build-index.ts';
import { currentSiteIndex } from '../application/site-search/current-site-index.ts';
import { searchSite } from '../application/site-search/search-site.ts';
import { createCatalogueClient } from '../clients/catalogue.ts';
import type { Config } from '../config.ts';
import type { IndexJob, PublishedDealers } from '../domain/site-search/ports.ts';
import { indexedParts, indexLagSeconds, searchDuration } from '../metrics.ts';
import { createSiteIndexStore } from '../storage/site-index-store.ts';
import { siteSearchHandlers } from '../transport/grpc/site-search-handlers.ts';
import { onCataloguePublished, onDealersPublished } from '../transport/kafka/on-published.ts';

const kind = 'site-index';
/** The lease of a job. It is longer than building the index of 200,000 parts takes on a busy machine. */
const leaseMs = 180_000;
/** How often a process looks for an index that another one has built. */
const followMs = 5_000;
const retryMs = (tries: number) => Math.min(60_000, 1_000 * 2 ** tries);

/** Search over the whole site; returns the consumed events. */
export const addSiteSearch = (host: Host, mongo: Mongo, config: Config, dealers: PublishedDealers): Consumption[] => {
  const { logger } = host;
  const catalogue = createCatalogueClient(host.peer(config.CATALOGUE_ADDRESS));
  const store = createSiteIndexStore(mongo);
  const current = currentSiteIndex(store);
  const follow = host.background(
    repeat('site index', followMs, logger, async () => {
      await current.follow();
      if (current.generation() !== undefined) indexedParts.set(current.searched().parts);
      return false;
    }),
  );
  const build = buildIndex({ store, catalogue, dealers });
  const backoff = retryMs;
  host.background(
    startWorker<IndexJob>({
      mongo,
      logger,
      kind,
      leaseMs,
      backoff,
      run: async (job, facts) => {
        const again = await build(job, facts);
        follow.wake();
        return again;
      },
    }),
  );
  const queue = (id: string, payload: IndexJob) => addJob(mongo, undefined, { id, kind, payload });
  const look = lookForIndex({ store, catalogue, queue, reportAge: (seconds) => indexLagSeconds.set(seconds) });
  host.background(repeat('site index check', config.INDEX_CHECK_MS, logger, look));
  const observe = (tookMs: number) => searchDuration.observe(tookMs / 1_000);
  host.grpc().add(SiteSearchServiceService, siteSearchHandlers(searchSite(current), observe));
  const keep = storeDealers({ store, dealers });
  const keeping = async () => {
    await keep();
    return false;
  };
  host.background(repeat('dealers of the site search', config.INDEX_CHECK_MS, logger, keeping));
  const byJob: Parameters<typeof onCataloguePublished>[0] = (session, id, payload) =>
    addJob(mongo, session, { id, kind, payload });
  return [onCataloguePublished(byJob), onDealersPublished(byJob)];
};
