import { getRouteApi } from '@tanstack/react-router';
import { AddToCart } from '../features/cart/components/add-to-cart.tsx';
import type { Buyable } from '../features/parts/components/buy-slot.ts';
import { PartOffer } from '../features/parts/components/part-offer.tsx';
import type { OfferSlot } from '../features/search/components/result-list.tsx';
import { SearchPage } from '../features/search/components/search-page.tsx';

const route = getRouteApi('/$region/context-search');

const Buy = ({ part }: { part: Buyable }) => <AddToCart part={part} vehicleSlug={undefined} />;
const Offer: OfferSlot = ({ part }) => <PartOffer part={part} Buy={Buy} />;

export const ContextSearchPage = () => {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return <SearchPage search={search} onSearch={(q) => void navigate({ search: q ? { q } : {} })} Offer={Offer} />;
};
