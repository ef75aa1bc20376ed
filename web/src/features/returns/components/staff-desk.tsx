import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { messages as deskMessages } from '../../../shared/desk/messages.ts';
import { moveRow } from '../../../shared/desk/move-row.ts';
import { Shortcuts } from '../../../shared/desk/shortcuts.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import { staffRequestsQuery, staffReturnsQuery } from '../api/returns-queries.ts';
import { messages } from '../messages.ts';
import { DESK_VIEWS, isView } from '../model/desk-views.ts';
import classes from './lists.module.css';
import type { Searching } from './returns-list.tsx';
import { StaffRequests, StaffReturns } from './staff-lists.tsx';

/** Returns that wait for staff, the longest waiting first, and all returns. */
export const StaffDesk = (searching: Searching) => {
  const api = useApi();
  const { region } = api;
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const answers = useQuery(staffRequestsQuery(api, DESK_VIEWS.toAnswer)).data?.totalCount;
  const returns = useQuery(staffReturnsQuery(api, DESK_VIEWS.toProcess)).data?.totalCount;
  const counts: Partial<Record<keyof typeof DESK_VIEWS, number | undefined>> = {
    toAnswer: answers,
    toProcess: returns,
  };
  const views = Object.keys(DESK_VIEWS) as (keyof typeof DESK_VIEWS)[];
  const to = { to: '/$region/manager-orders/$showTab', params: { region, showTab: '1' } } as const;
  const name: Record<keyof typeof DESK_VIEWS, MessageDescriptor> = {
    toAnswer: messages.toAnswer,
    toProcess: messages.toProcess,
    allRequests: messages.allRequests,
    allReturns: messages.allReturns,
  };
  const List = searching.search.list === 'requests' ? StaffRequests : StaffReturns;
  return (
    <>
      <Group gap="8px 16px" justify="space-between" mb={14}>
        <nav className={classes.views} aria-label={formatMessage(messages.desk)}>
          {views.map((view) => (
            <Link
              key={view}
              {...to}
              search={DESK_VIEWS[view]}
              className={classes.view}
              data-chosen={isView(searching.search, DESK_VIEWS[view]) || undefined}
              activeOptions={{ exact: true }}
            >
              <FormattedMessage {...name[view]} />
              {Boolean(counts[view]) && <span className={classes.count}>{counts[view]}</span>}
            </Link>
          ))}
        </nav>
        <Shortcuts
          shortcuts={[
            { keys: 'j', name: deskMessages.keyNext, run: () => moveRow(1) },
            { keys: 'k', name: deskMessages.keyBefore, run: () => moveRow(-1) },
            { keys: 'Enter', name: deskMessages.keyOpen },
            { keys: 'a', name: messages.toAnswer, run: () => void navigate({ ...to, search: DESK_VIEWS.toAnswer }) },
            { keys: 'p', name: messages.toProcess, run: () => void navigate({ ...to, search: DESK_VIEWS.toProcess }) },
          ]}
        />
      </Group>
      <List key={searching.search.list} {...searching} />
    </>
  );
};
