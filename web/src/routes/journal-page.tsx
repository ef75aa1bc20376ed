import { getRouteApi } from '@tanstack/react-router';
import { JournalPage } from '../features/operations/components/journal-page.tsx';

const route = getRouteApi('/$region/operations/journal');

export const JournalRoutePage = () => {
  const navigate = route.useNavigate();
  return <JournalPage search={route.useSearch()} onSearch={(search) => void navigate({ search })} />;
};
