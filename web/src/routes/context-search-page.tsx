import { SearchPage } from '../features/search/components/search-page.tsx';
import { contextSearchRoute } from './context-search-route.ts';

export const ContextSearchPage = () => {
  const search = contextSearchRoute.useSearch();
  const navigate = contextSearchRoute.useNavigate();
  return <SearchPage search={search} onSearch={(q) => void navigate({ search: q ? { q } : {} })} />;
};
