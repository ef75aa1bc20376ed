import { SuggestServiceService } from '@southline/contracts/catalogue';
import type { Host } from '@southline/platform/host';
import { suggest } from '../application/search/suggest.ts';
import type { Reading } from '../application/snapshot/reading.ts';
import { suggestHandlers } from '../transport/grpc/suggest-handlers.ts';

/** The best hits while the visitor types. */
export const addSuggestions = (host: Host, reading: Reading): void => {
  const tree = () => reading.catalogue.snapshot().categories;
  host.grpc().add(SuggestServiceService, suggestHandlers(suggest(reading), tree));
};
