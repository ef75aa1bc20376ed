import { systemClock } from '@southline/kernel/clock';
import type { Host } from '@southline/platform/host';
import type { Mongo } from '@southline/platform/mongo';
import { emptySearchLog, listEmptySearches } from '../application/search/empty-searches.ts';
import { setOwnRow } from '../application/search/own-rows.ts';
import type { Reading } from '../application/snapshot/reading.ts';
import { createEmptySearchStore } from '../storage/empty-search-store.ts';
import { createOwnLanguageStore } from '../storage/own-language-store.ts';
import { createPairStore } from '../storage/pair-store.ts';
import { partDefinition, partHandlers } from '../transport/grpc/part-handlers.ts';

/** Categories, lists, single parts, and the search. Searches without result are recorded for staff. */
export const addParts = (host: Host, mongo: Mongo, reading: Reading): void => {
  const words = () => reading.catalogue.snapshot().words;
  const searches = createEmptySearchStore(mongo);
  const log = emptySearchLog(searches, words, systemClock, host.logger);
  host.background(log.background);
  const language = createOwnLanguageStore(mongo);
  host.grpc().add(
    partDefinition,
    partHandlers(reading, createPairStore(mongo), {
      log,
      list: listEmptySearches(searches, words),
      language,
      set: setOwnRow(language),
    }),
  );
};
