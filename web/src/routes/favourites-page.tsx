import { FavouritesPage } from '../features/favourites/components/favourites-page.tsx';
import { favouritesRoute } from './account-own-routes.ts';

export const FavouritesRoutePage = () => {
  const search = favouritesRoute.useSearch();
  const navigate = favouritesRoute.useNavigate();
  return (
    <FavouritesPage search={search} onSearch={(next, replace = false) => void navigate({ search: next, replace })} />
  );
};
