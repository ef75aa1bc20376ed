import { getRouteApi } from '@tanstack/react-router';
import { AddToCart } from '../features/cart/components/add-to-cart.tsx';
import type { Part } from '../features/favourites/api/offers.ts';
import { FavouritesPage } from '../features/favourites/components/favourites-page.tsx';
import { OfferProvider } from '../features/favourites/components/offer-slot.ts';
import { StockMark } from '../features/parts/components/stock-mark.tsx';
import { useAppSelector } from '../shared/store/store.ts';

const route = getRouteApi('/$region/favourites');

const Stock = ({ part }: { part: Part }) => (
  <StockMark level={part.overallStockLevel} available={part.availableQuantity} />
);

/** Adds the part with the chosen vehicle and its fit. */
const Buy = ({ part, quantity }: { part: Part; quantity: number }) => {
  const vehicleSlug = useAppSelector((state) => state.finder.vehicle?.vehicleSlug);
  const { productNr, description, extra, availableQuantity: available, fit } = part;
  const minQuantity = Math.max(1, extra.minQty);
  const buyable = { productNr, description, minQuantity, suggestedQuantity: quantity, available };
  return <AddToCart part={{ ...buyable, misfit: fit === 'DoesNotFit' }} vehicleSlug={vehicleSlug} />;
};

const slots = { Stock, Buy };

export const FavouritesRoutePage = () => {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <OfferProvider value={slots}>
      <FavouritesPage search={search} onSearch={(next, replace = false) => void navigate({ search: next, replace })} />
    </OfferProvider>
  );
};
