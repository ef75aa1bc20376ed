import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { AddToCart } from '../features/cart/components/add-to-cart.tsx';
import { FavouriteHeart } from '../features/favourites/components/favourite-heart.tsx';
import type { Buyable } from '../features/parts/components/buy-slot.ts';
import { PartDetail } from '../features/parts/components/part-detail.tsx';
import { PartMarkProvider } from '../features/parts/components/part-mark.tsx';
import { useAppSelector } from '../shared/store/store.ts';

const route = getRouteApi('/$region/part-detail/$productNo');

export const PartDetailRoutePage = () => {
  const { productNo } = route.useParams();
  const { vehicle } = route.useSearch();
  const chosen = useAppSelector((state) => state.finder.vehicle?.vehicleSlug);
  const vehicleSlug = vehicle ?? chosen;
  const Buy = useCallback(
    ({ part }: { part: Buyable }) => <AddToCart part={part} vehicleSlug={vehicleSlug} prominent />,
    [vehicleSlug],
  );
  return (
    <PartMarkProvider value={FavouriteHeart}>
      <PartDetail key={productNo} productNo={productNo} vehicleSlug={vehicleSlug} Buy={Buy} />
    </PartMarkProvider>
  );
};
