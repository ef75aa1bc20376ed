import { useQuery } from '@tanstack/react-query';
import { useLocation, useMatches, useNavigate } from '@tanstack/react-router';
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
const PAGES = [
  { to: '/$region/update-member-details', name: messages.profile },
  { to: '/$region/favourites', name: messages.favourites },
  { to: '/$region/garage', name: messages.garage },
  { to: '/$region/update-password', name: messages.password },
] as const;

/** Where staff need a second factor, a session without one may only set one up. */
const useSetUpFirst = (isHeld: boolean, region: Region) => {
  const navigate = useNavigate();
  const isThere = useLocation({ select: ({ pathname }) => pathname.endsWith('/two-step-sign-in') });
  useEffect(() => {
    if (isHeld && !isThere) void navigate({ to: '/$region/two-step-sign-in', params: { region }, replace: true });
  }, [isHeld, isThere, navigate, region]);
};

type Entry = typeof messages.orders;

const OrderTabs = ({ of }: { of: typeof OWN | typeof ALL }) =>
  of.map(({ to, showTab, name }) => (
    <Link
      key={name.id}
      to={to}
      params={{ showTab }}
      className={classes.entry}
      activeOptions={{ includeSearch: false }}
      text={name}
    />
  ));

/** A named part of the menu. On a phone only the part of the current page is shown, as one row. */
const Menu = ({ title, children }: { title: Entry; children: ReactNode }) => {
  const { formatMessage } = useIntl();
  const strip = useStrip();
  return (
    <nav {...strip} className={classes.menu} aria-label={formatMessage(title)}>
      <p className={classes.menuTitle}>{formatMessage(title)}</p>
      {children}
    </nav>
  );
};

const StaffMenu = () => (
  <Menu title={messages.staff}>
    <Link to="/$region/operations/work" className={classes.entry} text={messages.work} />
    <OrderTabs of={ALL} />
    <Link
      to="/$region/operations"
      className={classes.entry}
      activeOptions={{ exact: true, includeSearch: false }}
      text={messages.operations}
    />
    <Link to="/$region/two-step-sign-in" className={classes.entry} text={messages.secondFactor} />
  </Menu>
);

const OwnMenu = () => {
  const signOut = useSignOut();
  return (
    <Menu title={messages.yours}>
      <OrderTabs of={OWN} />
      {PAGES.map(({ to, name }) => (
        <Link key={to} to={to} className={classes.entry} activeOptions={{ includeSearch: false }} text={name} />
      ))}
      <button type="button" className={classes.entry} disabled={signOut.isPending} onClick={() => signOut.mutate()}>
        <FormattedMessage {...messages.signOut} />
      </button>
    </Menu>
  );
};

const useStaffPage = (): boolean =>
  useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.seenBy === 'staff') });

type Props = { title: ReactNode; aside?: ReactNode; children: ReactNode };

/** The frame of every account page: the current page, links to the others, and sign-out. Staff have a menu of their own. */
export const AccountFrame = ({ title, aside, children }: Props) => {
  const api = useApi();
  const session = useQuery(sessionQuery(api)).data;
  const isStaff = (session?.user?.userType ?? 'Member') !== 'Member';
  const isStaffPage = useStaffPage();
  useSetUpFirst(session?.secondFactor === 'required', api.region);
  const { formatMessage } = useIntl();
  return (
    <div className={classes.page}>
      <div className={classes.menus} data-of={isStaffPage ? 'staff' : 'own'}>
        {isStaff && <StaffMenu />}
        <OwnMenu />
      </div>
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
