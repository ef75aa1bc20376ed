import { getRouteApi } from '@tanstack/react-router';
import { SearchPage } from '../features/search/components/search-page.tsx';

const route = getRouteApi('/$region/context-search');

export const ContextSearchPage = () => {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return <SearchPage search={search} onSearch={(q) => void navigate({ search: q ? { q } : {} })} />;
};
