import { ProductPageServiceService } from '@southline/contracts/catalogue';
import type { Host } from '@southline/platform/host';
import type { Mongo } from '@southline/platform/mongo';
import { productPages } from '../application/range/product-pages.ts';
import { createRangeOffers } from '../application/range/range-offers.ts';
import type { CurrentCatalogue } from '../application/snapshot/current-catalogue.ts';
import { createPageStore } from '../storage/page-store.ts';
import { rangeHandlers } from '../transport/grpc/range-handlers.ts';

/** Pages and documents of the public range. */
export const addRange = (host: Host, mongo: Mongo, catalogue: CurrentCatalogue): void => {
  const offersOf = createRangeOffers();
  const pages = productPages(createPageStore(mongo));
  host.grpc().add(
    ProductPageServiceService,
    rangeHandlers(pages, catalogue, (child, isFamily) => offersOf(catalogue.snapshot(), child, isFamily)),
  );
};
