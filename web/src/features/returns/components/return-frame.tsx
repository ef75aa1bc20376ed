import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { SignInOrCode } from '../../../shared/account/sign-in-or-code.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import { isUnauthorised } from '../../../shared/http/api-error.ts';
import { sessionQuery } from '../../../shared/http/session-query.ts';
import { ArrowLeft } from '../../../shared/ui/icons.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { LoadFailedNotice } from '../../../shared/ui/load-failed.tsx';
import { NothingHere } from '../../../shared/ui/nothing-here.tsx';
import { OrderLink } from '../../../shared/ui/order-link.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { messages } from '../messages.ts';
import { DESK_VIEWS } from '../model/desk-views.ts';
import classes from './frame.module.css';

/** The ids in the URL of an order's page. */
export type OrderIds = { orderID: string; orderNo: string };

type Props = {
  title: MessageDescriptor;
  aside?: ReactNode;
  /** The tab that the back link opens; `desk` opens the list of staff. */
  back: '1' | '2' | 'desk';
  /** The page to which a guest returns. */
  order: OrderIds | undefined;
  query: { data: unknown; error: Error | null; refetch: () => void };
  missing: boolean;
  children: ReactNode;
};

/** The frame of a page about one return: the back link, the title, and the loading and error states. */
export const ReturnFrame = ({ title, aside, back, order, query, missing, children }: Props) => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const session = useQuery(sessionQuery(api)).data;
  const guest = session !== undefined && !session.signedIn;
  const { data, error, refetch } = query;
  return (
    <div className={classes.page}>
      <PageTitle message={title} />
      {guest ? (
        order && (
          <OrderLink {...order} className={classes.back}>
            <ArrowLeft size={18} />
            <FormattedMessage {...messages.backToOrder} />
          </OrderLink>
        )
      ) : back === 'desk' ? (
        <Link
          to="/$region/manager-orders/$showTab"
          params={{ showTab: '1' }}
          search={DESK_VIEWS.toAnswer}
          className={classes.back}
        >
          <ArrowLeft size={18} />
          <FormattedMessage {...messages.backToDesk} />
        </Link>
      ) : (
        <Link to="/$region/member-orders/$showTab" params={{ showTab: back }} className={classes.back}>
          <ArrowLeft size={18} />
          <FormattedMessage {...messages.back} />
        </Link>
      )}
      <header className={classes.head}>
        <h1>{formatMessage(title)}</h1>
        {aside && <div className={classes.aside}>{aside}</div>}
      </header>
      {missing && (
        <NothingHere title={messages.unknown} hint={guest ? messages.unknownSignIn : messages.unknownHint}>
          {guest && <SignInOrCode />}
        </NothingHere>
      )}
      {error && !data && !missing && !isUnauthorised(error) && <LoadFailedNotice error={error} onRetry={refetch} />}
      {!data && !error && (
        <div className={classes.skeleton}>
          <Skeleton height={92} />
          <Skeleton height={220} />
          <Skeleton height={160} />
        </div>
      )}
      {!missing && children}
    </div>
  );
};
