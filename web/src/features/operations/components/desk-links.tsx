import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/http/api-context.ts';
import { sessionQuery } from '../../../shared/http/session-query.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { messages } from '../messages.ts';
import classes from './operations.module.css';

const pages = {
  orders: { to: '/$region/operations', name: messages.toTimeline },
  work: { to: '/$region/operations/work', name: messages.toWork },
  parked: { to: '/$region/operations/parked-events', name: messages.toParked },
  journal: { to: '/$region/operations/journal', name: messages.toJournal },
  searches: { to: '/$region/operations/empty-searches', name: messages.toSearches },
  staff: { to: '/$region/operations/staff', name: messages.toStaff },
  switches: { to: '/$region/operations/switches', name: messages.toSwitches },
} as const;

type Page = keyof typeof pages;
const ofStaff: readonly Page[] = ['orders', 'work'];
const ofAdministrators: readonly Page[] = [...ofStaff, 'parked', 'journal', 'searches', 'staff', 'switches'];

/** The other pages of the desk. A component of its own: the page is not rendered again when the session changes. */
export const DeskLinks = ({ on }: { on: Page }) => {
  const api = useApi();
  const { data } = useQuery(sessionQuery(api));
  const isAdmin = data?.user?.userType === 'Admin';
  return (
    <p className={classes.pages}>
      {(isAdmin ? ofAdministrators : ofStaff)
        .filter((page) => page !== on)
        .map((page) => (
          <Link key={page} to={pages[page].to} text={pages[page].name} />
        ))}
    </p>
  );
};
