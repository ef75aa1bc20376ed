import { ContentServiceService } from '@southline/contracts/content';
import { systemClock } from '@southline/kernel/clock';
import type { Host } from '@southline/platform/host';
import type { Mongo } from '@southline/platform/mongo';
import { currentScreens } from '../application/current-screens.ts';
import type { Config } from '../config.ts';
import { withinPromotion } from '../domain/promotion-dates.ts';
import { createScreenStore } from '../storage/screen-store.ts';
import { screenHandlers } from '../transport/grpc/screen-handlers.ts';

/** Texts, pictures and flags of the screens. */
export const addScreens = (host: Host, mongo: Mongo, config: Config): void => {
  const store = createScreenStore(mongo);
  const times = { closesAt: config.PROMOTION_CLOSES_AT, drawnAt: config.PROMOTION_DRAWN_AT };
  const readFlags = async () => (await store.readFlags()).map((flag) => withinPromotion(flag, times));
  const screens = currentScreens({ ...store, readFlags }, host.logger);
  host.background(screens);
  host.grpc().add(ContentServiceService, screenHandlers(screens, store, systemClock));
};
