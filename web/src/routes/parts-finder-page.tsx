import { AddToCart } from '../features/cart/components/add-to-cart.tsx';
import { FinderPage } from '../features/finder/components/finder-page.tsx';
import { FamilyIndex } from '../features/parts/components/family-index.tsx';
import { PartResults } from '../features/parts/components/part-results.tsx';
import { sourceOf } from '../features/parts/model/parts-source.ts';
import { partsFinderRoute } from './parts-finder-route.ts';

export const PartsFinderPage = () => {
  const search = partsFinderRoute.useSearch();
  const source = sourceOf(search);
  return (
    <FinderPage
      search={search}
      start={<FamilyIndex />}
      results={
        source &&
        ((categoryName) => {
          const title = search.part ?? search.category ?? categoryName ?? '';
          return <PartResults key={JSON.stringify(source)} source={source} title={title} Buy={AddToCart} />;
        })
      }
    />
  );
};
