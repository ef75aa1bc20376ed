import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { AddToCart } from '../features/cart/components/add-to-cart.tsx';
import { FavouriteHeart } from '../features/favourites/components/favourite-heart.tsx';
import { FinderPage } from '../features/finder/components/finder-page.tsx';
import { parseFinderSearch } from '../features/finder/model/finder-search.ts';
import { JobIndex } from '../features/jobs/components/job-index.tsx';
import { FamilyIndex } from '../features/parts/components/family-index.tsx';
import { PartMarkProvider } from '../features/parts/components/part-mark.tsx';
import { PartResults } from '../features/parts/components/part-results.tsx';
import { useKnownNumber } from '../features/parts/components/use-known-number.ts';
import { useNumberOrWords } from '../features/parts/components/use-number-or-words.ts';
import { parseListAsk } from '../features/parts/model/list-ask.ts';
import { sourceOf } from '../features/parts/model/parts-source.ts';
import type { BuyProps } from '../shared/parts/buyable.ts';
import { DeliveryNotice } from '../shared/places/delivery-notice.tsx';
import { CatalogueWord } from '../shared/ui/catalogue-word.tsx';

const route = getRouteApi('/$region/parts-finder');

export const PartsFinderPage = () => {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const source = useNumberOrWords(sourceOf(search));
  const again = () => void navigate({ search, replace: true, resetScroll: false });
  useKnownNumber(search.part ?? search.keywords, search.vehicle, again);
  // A part is bought for the vehicle on the page.
  const Buy = useCallback((props: BuyProps) => <AddToCart {...props} vehicleSlug={search.vehicle} />, [search.vehicle]);
  return (
    <PartMarkProvider value={FavouriteHeart}>
      <DeliveryNotice />
      <FinderPage
        search={search}
        start={<FamilyIndex />}
        jobs={search.vehicle && <JobIndex vehicle={search.vehicle} />}
        results={
          source &&
          (({ category, vehicle }) => (
            <PartResults
              key={JSON.stringify(source)}
              source={source}
              number={source.kind === 'keywords' ? search.part : undefined}
              ask={parseListAsk(search)}
              onAsk={(ask) => void navigate({ search: { ...parseFinderSearch(search), ...ask }, resetScroll: false })}
              title={search.part ?? search.keywords ?? <CatalogueWord word={category ?? ''} />}
              vehicle={vehicle}
              Buy={Buy}
            />
          ))
        }
      />
    </PartMarkProvider>
  );
};
