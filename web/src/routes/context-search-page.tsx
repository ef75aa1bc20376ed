import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { AddToCart } from '../features/cart/components/add-to-cart.tsx';
import { vehicleLabel } from '../features/finder/model/vehicle-label.ts';
import { FittingParts, FoundParts, UnlessFitting } from '../features/parts/components/fitting-parts.tsx';
import { PartOffer } from '../features/parts/components/part-offer.tsx';
import { useKnownNumber } from '../features/parts/components/use-known-number.ts';
import type { OfferSlot } from '../features/search/components/result-list.tsx';
import { SearchPage } from '../features/search/components/search-page.tsx';
import type { PartsSlot } from '../features/search/components/search-results.tsx';
import type { BuyProps } from '../shared/parts/buyable.ts';
import { hideIfPersonal } from '../shared/search/hide-if-personal.ts';
import { useAppSelector } from '../shared/store/store.ts';

const route = getRouteApi('/$region/context-search');

const Buy = (props: BuyProps) => <AddToCart {...props} vehicleSlug={undefined} />;
const Offer: OfferSlot = ({ part }) => <PartOffer part={part} Buy={Buy} />;

/** The parts search reads vehicles, sizes and everyday words, so it finds parts where the search over the site has none. */
const Parts: PartsSlot = ({ keywords, otherwise }) => {
  const vehicle = useAppSelector(({ finder }) => finder.vehicle);
  if (!vehicle) return <FoundParts keywords={keywords} Buy={Buy} otherwise={otherwise} />;
  return <UnlessFitting keywords={keywords} vehicleSlug={vehicle.vehicleSlug} otherwise={otherwise} />;
};

/** Parts that fit this device's vehicle come first, as in every other list. */
const Fitting = ({ keywords }: { keywords: string }) => {
  const vehicle = useAppSelector(({ finder }) => finder.vehicle);
  const vehicleSlug = vehicle?.vehicleSlug;
  const BuyForIt = useCallback((props: BuyProps) => <AddToCart {...props} vehicleSlug={vehicleSlug} />, [vehicleSlug]);
  if (!vehicle) return null;
  const { name } = vehicleLabel(vehicle);
  return <FittingParts keywords={keywords} vehicleSlug={vehicle.vehicleSlug} vehicle={name} Buy={BuyForIt} />;
};

export const ContextSearchPage = () => {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  useKnownNumber(search.q, '', () => void navigate({ search, replace: true, resetScroll: false }));
  const onSearch = (q: string) => {
    hideIfPersonal(q);
    void navigate({ search: q ? { q } : {} });
  };
  return <SearchPage search={search} onSearch={onSearch} Offer={Offer} Fitting={Fitting} Parts={Parts} />;
};
