import { getRouteApi } from '@tanstack/react-router';
import { FavouritesPage } from '../features/favourites/components/favourites-page.tsx';

const route = getRouteApi('/$region/favourites');

export const FavouritesRoutePage = () => {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <FavouritesPage search={search} onSearch={(next, replace = false) => void navigate({ search: next, replace })} />
  );
};
