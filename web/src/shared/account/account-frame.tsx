import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../http/api-context.ts';
import { sessionQuery } from '../http/session-query.ts';
import { useSignOut } from '../session/sign-out.ts';
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

type Props = { title: ReactNode; aside?: ReactNode; children: ReactNode };

/** The frame of every account page: the current page, links to the others, and sign-out. */
export const AccountFrame = ({ title, aside, children }: Props) => {
  const api = useApi();
  const { region } = api;
  const staff = (useQuery(sessionQuery(api)).data?.user?.userType ?? 'Member') !== 'Member';
  const { formatMessage } = useIntl();
  const signOut = useSignOut();
  const strip = useStrip();
  return (
    <div className={classes.page}>
      <nav {...strip} className={classes.menu} aria-label={formatMessage(messages.yours)}>
        <p className={classes.menuTitle}>
          <FormattedMessage {...messages.yours} />
        </p>
        {(staff ? [...OWN, ...ALL] : OWN).map(({ to, showTab, name }) => (
          <Link
            key={name.id}
            to={to}
            params={{ region, showTab }}
            className={classes.entry}
            activeOptions={{ includeSearch: false }}
          >
            <FormattedMessage {...name} />
          </Link>
        ))}
        {(staff ? [OPERATIONS, ...PAGES, SECOND_FACTOR] : PAGES).map(({ to, name }) => (
          <Link key={to} to={to} params={{ region }} className={classes.entry} activeOptions={{ includeSearch: false }}>
            <FormattedMessage {...name} />
          </Link>
        ))}
        <button type="button" className={classes.entry} disabled={signOut.isPending} onClick={() => signOut.mutate()}>
          <FormattedMessage {...messages.signOut} />
        </button>
      </nav>
      <div className={classes.main}>
        <nav aria-label={formatMessage(messages.trail)}>
          <ol className={classes.trail}>
            <li>
              <Link to="/$region/update-member-details" params={{ region }}>
                <FormattedMessage {...messages.trailYours} />
              </Link>
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
