import { startHost } from '@southline/platform/host';
import type { Config } from './config.ts';
import { addAnalytics } from './subjects/analytics.ts';
import { addEnquiries } from './subjects/enquiries.ts';
import { addPromotion } from './subjects/promotion.ts';
import { addScreens } from './subjects/screens.ts';
import { addSiteSearch } from './subjects/site-search.ts';

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
      addEnquiries(host, mongo, config);
      addPromotion(host, mongo, config);
      host.consume(mongo, broker, addSiteSearch(host, mongo, config));
      await host.listen(config.GRPC_PORT);
    },
    signal,
  );
