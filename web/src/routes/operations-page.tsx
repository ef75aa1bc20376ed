import { getRouteApi } from '@tanstack/react-router';
import { OperationsPage } from '../features/operations/components/operations-page.tsx';

const route = getRouteApi('/$region/operations');

export const OperationsRoutePage = () => {
  const navigate = route.useNavigate();
  return <OperationsPage search={route.useSearch()} onSearch={(search) => void navigate({ search })} />;
};
