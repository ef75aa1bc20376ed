import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { Session } from '../../shared/http/session-query.ts';
import { PersonIcon } from '../../shared/ui/icons.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { messages } from '../messages.ts';
import classes from './account-entry.module.css';

// Loaded only for signed-in visitors.
const AccountMenu = lazy(() => import('./account-menu.tsx').then((file) => ({ default: file.AccountMenu })));

/** The sign-in link for guests, or the account's menu. Until the session is known, it reserves the space. */
export const AccountEntry = ({ session }: { session: Session | undefined }) => {
  const { formatMessage } = useIntl();
  if (!session) return <span className={classes.entry} aria-hidden="true" />;
  if (session.signedIn && session.user) {
    const waiting = (
      <span className={classes.entry}>
        <PersonIcon size={22} />
        <span className={classes.name}>{session.user.firstName}</span>
      </span>
    );
    return (
      <Suspense fallback={waiting}>
        <AccountMenu user={session.user} />
      </Suspense>
    );
  }
  return (
    <Link to="/$region/sign-in" className={classes.entry} aria-label={formatMessage(messages.signIn)}>
      <PersonIcon size={22} />
      <span className={classes.word}>{formatMessage(messages.signIn)}</span>
    </Link>
  );
};
