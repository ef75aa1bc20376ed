import { getRouteApi } from '@tanstack/react-router';
import { PadPage } from '../features/pad/components/pad-page.tsx';

const route = getRouteApi('/$region/quick-order');

export const QuickOrderPage = () => {
  const { list } = route.useSearch();
  const navigate = route.useNavigate();
  return <PadPage list={list} onListDone={() => void navigate({ search: {}, replace: true })} />;
};
