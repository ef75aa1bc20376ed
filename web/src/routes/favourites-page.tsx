import { getRouteApi } from '@tanstack/react-router';
import { AddToCart } from '../features/cart/components/add-to-cart.tsx';
import { FavouritesPage } from '../features/favourites/components/favourites-page.tsx';
import { OfferSlot } from '../features/favourites/components/offer-slot.ts';
import type { BuySlot } from '../shared/parts/buyable.ts';
import { useAppSelector } from '../shared/store/store.ts';

const route = getRouteApi('/$region/favourites');

/** Adds the part with the chosen vehicle and its fit. */
const Buy: BuySlot = (props) => (
  <AddToCart {...props} vehicleSlug={useAppSelector((state) => state.finder.vehicle?.vehicleSlug)} />
);

export const FavouritesRoutePage = () => {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <OfferSlot value={Buy}>
      <FavouritesPage search={search} onSearch={(next, replace = false) => void navigate({ search: next, replace })} />
    </OfferSlot>
  );
};
