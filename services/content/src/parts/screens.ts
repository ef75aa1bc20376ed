import { ContentServiceService } from '@southline/contracts/content';
import { systemClock } from '@southline/kernel/clock';
import type { Host } from '@southline/platform/host';
import type { Mongo } from '@southline/platform/mongo';
import { currentScreens } from '../application/current-screens.ts';
import { screenStore } from '../storage/screen-store.ts';
import { screenAccess, screenHandlers } from '../transport/grpc/screen-handlers.ts';

/** Texts, pictures and flags of the screens. */
export const addScreens = (host: Host, mongo: Mongo): void => {
  const store = screenStore(mongo);
  const screens = currentScreens(store, host.logger);
  host.background(screens);
  host.grpc().add(ContentServiceService, screenHandlers(screens, store, systemClock), screenAccess);
};
