import { consumingDesks } from '@southline/contracts/desk';
import { contentStaffActed } from '@southline/contracts/events';
import { ownDataServices } from '@southline/contracts/own-data';
import { parkedDesk, serveConsumingDesk } from '@southline/platform/desk';
import { startHost } from '@southline/platform/host';
import { forgetting, onMemberClosed, serveOwnData } from '@southline/platform/own-data';
import { createLocatorClient } from './clients/locator.ts';
import type { Config } from './config.ts';
import { forgetMember, ownData } from './storage/own-data.ts';
import { addPromotion } from './subjects/promotion.ts';
import { addScreens } from './subjects/screens.ts';
import { addSiteSearch } from './subjects/site-search.ts';
import { addSwitches } from './subjects/switches.ts';
import { addAnalytics, addEnquiries } from './subjects/visitors.ts';

export const createContentService = (config: Config, signal?: AbortSignal) =>
  startHost(
    'content',
    config,
    async (host) => {
      const mongo = await host.mongo(config.MONGO_URL);
      const broker = host.broker(config.KAFKA_BROKERS);
      host.relay(mongo, broker);
      addScreens(host, mongo, config);
      addAnalytics(host, mongo);
      addSwitches(host, mongo);
      const locator = createLocatorClient(host.peer(config.LOCATOR_ADDRESS));
      addEnquiries(host, mongo, config, locator);
      addPromotion(host, mongo, config);
      host.consume(mongo, broker, [...addSiteSearch(host, mongo, config, locator), onMemberClosed('content', mongo)], {
        readyBefore: true,
      });
      host.background(forgetting(mongo, host.logger, forgetMember(mongo)));
      serveConsumingDesk(host.grpc(), consumingDesks.content, parkedDesk(mongo, contentStaffActed));
      serveOwnData(host.grpc(), ownDataServices.content, ownData(mongo));
      await host.listen(config.GRPC_PORT);
    },
    signal,
  );
