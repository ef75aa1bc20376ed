import { useQuery } from '@tanstack/react-query';
import { PageTabs, tabClass } from '../../../shared/account/page-tabs.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import { sessionQuery } from '../../../shared/http/session-query.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { messages } from '../messages.ts';

const ofStaff = [
  { to: '/$region/operations/work', name: messages.toWork },
  { to: '/$region/operations', name: messages.toTimeline },
] as const;
const ofAdministrators = [
  ...ofStaff,
  { to: '/$region/operations/journal', name: messages.toJournal },
  { to: '/$region/operations/parked-events', name: messages.toParked },
  { to: '/$region/operations/empty-searches', name: messages.toSearches },
  { to: '/$region/operations/staff', name: messages.toStaff },
  { to: '/$region/operations/switches', name: messages.toSwitches },
] as const;

/** The pages of the desk, always in the same place. A component of its own: the page is not rendered again when the session changes. */
export const DeskTabs = () => {
  const { data } = useQuery(sessionQuery(useApi()));
  return (
    <PageTabs label={messages.title}>
      {(data?.user?.userType === 'Admin' ? ofAdministrators : ofStaff).map(({ to, name }) => (
        <Link key={to} to={to} className={tabClass} activeOptions={{ exact: true, includeSearch: false }} text={name} />
      ))}
    </PageTabs>
  );
};
