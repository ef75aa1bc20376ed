import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Region } from '../http/api-client.ts';
import { useApi } from '../http/api-context.ts';
import { sessionQuery } from '../http/session-query.ts';
import { useSignOut } from '../session/sign-out.ts';
import { Link } from '../ui/link.tsx';
import { useStrip } from '../ui/use-strip.ts';
import classes from './account-frame.module.css';
import { frameMessages as messages } from './frame-messages.ts';

const OWN = [
  { to: '/$region/member-orders/$showTab', showTab: '0', name: messages.orders },
  { to: '/$region/member-orders/$showTab', showTab: '1', name: messages.returns },
] as const;
const ALL = [
  { to: '/$region/manager-orders/$showTab', showTab: '0', name: messages.allOrders },
  { to: '/$region/manager-orders/$showTab', showTab: '1', name: messages.allReturns },
] as const;
const OPERATIONS = { to: '/$region/operations', name: messages.operations } as const;
const SECOND_FACTOR = { to: '/$region/two-step-sign-in', name: messages.secondFactor } as const;
const PAGES = [
  { to: '/$region/update-member-details', name: messages.profile },
  { to: '/$region/favourites', name: messages.favourites },
  { to: '/$region/update-password', name: messages.password },
] as const;

/** Where staff need a second factor, a session without one may only set one up. */
const useSetUpFirst = (isHeld: boolean, region: Region) => {
  const navigate = useNavigate();
  const isThere = useLocation({ select: ({ pathname }) => pathname.endsWith('/two-step-sign-in') });
  useEffect(() => {
    if (isHeld && !isThere) void navigate({ to: SECOND_FACTOR.to, params: { region }, replace: true });
  }, [isHeld, isThere, navigate, region]);
};

type Props = { title: ReactNode; aside?: ReactNode; children: ReactNode };

/** The frame of every account page: the current page, links to the others, and sign-out. */
export const AccountFrame = ({ title, aside, children }: Props) => {
  const api = useApi();
  const { region } = api;
  const session = useQuery(sessionQuery(api)).data;
  const staff = (session?.user?.userType ?? 'Member') !== 'Member';
  useSetUpFirst(session?.secondFactor === 'required', region);
  const { formatMessage } = useIntl();
  const signOut = useSignOut();
  const strip = useStrip();
  return (
    <div className={classes.page}>
      <nav {...strip} className={classes.menu} aria-label={formatMessage(messages.yours)}>
        <p className={classes.menuTitle}>{formatMessage(messages.yours)}</p>
        {(staff ? [...OWN, ...ALL] : OWN).map(({ to, showTab, name }) => (
          <Link
            key={name.id}
            to={to}
            params={{ showTab }}
            className={classes.entry}
            activeOptions={{ includeSearch: false }}
            text={name}
          />
        ))}
        {(staff ? [OPERATIONS, ...PAGES, SECOND_FACTOR] : PAGES).map(({ to, name }) => (
          <Link key={to} to={to} className={classes.entry} activeOptions={{ includeSearch: false }} text={name} />
        ))}
        <button type="button" className={classes.entry} disabled={signOut.isPending} onClick={() => signOut.mutate()}>
          <FormattedMessage {...messages.signOut} />
        </button>
      </nav>
      <div className={classes.main}>
        <nav aria-label={formatMessage(messages.trail)}>
          <ol className={classes.trail}>
            <li>
              <Link to="/$region/update-member-details">{formatMessage(messages.trailYours)}</Link>
            </li>
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
        <header className={classes.head}>
          <h1>{title}</h1>
          {aside}
        </header>
        {children}
      </div>
    </div>
  );
};
