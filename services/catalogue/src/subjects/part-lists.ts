import { PartListsServiceService } from '@southline/contracts/catalogue';
import { systemClock } from '@southline/kernel/clock';
import type { Host } from '@southline/platform/host';
import type { Mongo } from '@southline/platform/mongo';
import { createLinkVersionStore } from '../storage/link-version-store.ts';
import { createPartListStore } from '../storage/part-list-store.ts';
import { partListHandlers } from '../transport/grpc/part-list-handlers.ts';

/** Saved lists of numbers and quantities. */
export const addPartLists = (host: Host, mongo: Mongo): void => {
  const ports = { lists: createPartListStore(mongo), links: createLinkVersionStore(mongo), clock: systemClock };
  host.grpc().add(PartListsServiceService, partListHandlers(ports));
};
