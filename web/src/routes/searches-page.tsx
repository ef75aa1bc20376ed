import { DeskTabs } from '../features/operations/components/desk-tabs.tsx';
import { SearchesPage as Searches } from '../features/searches/components/searches-page.tsx';

export const SearchesPage = () => <Searches tabs={<DeskTabs />} />;
