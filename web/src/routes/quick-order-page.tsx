import { getRouteApi } from '@tanstack/react-router';
import { PadPage } from '../features/pad/components/pad-page.tsx';

const route = getRouteApi('/$region/quick-order');

export const QuickOrderPage = () => {
  const { list, lists = false } = route.useSearch();
  const navigate = route.useNavigate();
  return <PadPage list={list} listsOpen={lists} onListDone={() => void navigate({ search: {}, replace: true })} />;
};
