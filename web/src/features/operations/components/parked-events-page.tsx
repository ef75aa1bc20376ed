import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountFrame } from '../../../shared/account/account-frame.tsx';
import desk from '../../../shared/desk/desk-table.module.css';
import { DeskTable } from '../../../shared/desk/desk-table.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorNotice } from '../../../shared/ui/error-notice.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { LoadFailedNotice } from '../../../shared/ui/load-failed.tsx';
import { NothingHere } from '../../../shared/ui/nothing-here.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { RegionTime } from '../../../shared/ui/region-time.tsx';
import { type Group, type Parked, parkedQuery, useDecideParked } from '../api/parked-events.ts';
import { messages } from '../messages.ts';
import { CodeWord } from './code-word.tsx';
import { DeskTabs } from './desk-tabs.tsx';
import { MissingServices } from './missing-services.tsx';
import classes from './operations.module.css';
import { ReplayRuns } from './replay-runs.tsx';
import { useReason } from './use-reason.tsx';

/** A decision with its reason about all events of a group that were parked until now. */
const ParkedForm = ({ group }: { group: Group }) => {
  const { formatMessage } = useIntl();
  const { mutate, error, isPending } = useDecideParked();
  const reason = useReason();
  const { service, topic, handler, events, upTo } = group;
  const decide = (decision: 'replay' | 'discard') => {
    const why = reason.take();
    if (why) mutate({ service, topic, handler, upTo, decision, reason: why }, { onSuccess: reason.clear });
  };
  // Enter in the field does not choose between the decisions.
  const submit = (event: FormEvent) => event.preventDefault();
  return (
    <section className={classes.decide} aria-label={formatMessage(messages.decide)}>
      <ErrorNotice error={error} />
      <form onSubmit={submit}>
        <strong>{formatMessage(messages.affected, { count: events, handler })}</strong>
        {reason.field}
        <Button disabled={isPending} onClick={() => decide('replay')}>
          <FormattedMessage {...messages.replayAll} values={{ count: events }} />
        </Button>
        <Button variant="default" disabled={isPending} onClick={() => decide('discard')}>
          <FormattedMessage {...messages.discardAll} values={{ count: events }} />
        </Button>
      </form>
    </section>
  );
};

const nameOf = ({ service, topic, handler }: Group): string => `${service} ${topic} ${handler}`;

const heads = [messages.choice, messages.service, messages.what, messages.waiting, messages.errors];

const GroupRow = ({ group, isChosen, onChoose }: { group: Group; isChosen: boolean; onChoose: () => void }) => {
  const { formatMessage, formatNumber } = useIntl();
  const { service, topic, handler, events, since, reasons } = group;
  return (
    <tr>
      <td>
        <input
          type="radio"
          name="parked"
          className={classes.pick}
          checked={isChosen}
          aria-label={formatMessage(messages.choose, { record: handler })}
          onChange={onChoose}
        />
      </td>
      <th scope="row">
        <CodeWord kind="service" code={service} />
        <span className={classes.under}>{handler}</span>
      </th>
      <td>{topic}</td>
      <td data-figure>
        {formatNumber(events)}
        <span className={classes.under}>
          <FormattedMessage {...messages.since} /> <RegionTime at={since} />
        </span>
      </td>
      <td>{reasons.join('; ')}</td>
    </tr>
  );
};

const ParkedEvents = ({ parked: { groups, runs, missing } }: { parked: Parked }) => {
  const { formatMessage } = useIntl();
  const [name, setName] = useState<string>();
  const chosen = groups.find((group) => nameOf(group) === name);
  return (
    <>
      {missing.length > 0 && <MissingServices services={missing} />}
      {chosen && <ParkedForm key={name} group={chosen} />}
      {groups.length === 0 ? (
        <NothingHere title={messages.noParked} hint={messages.noParkedHint} />
      ) : (
        <>
          <DeskTable heads={heads} className={classes.work}>
            {groups.map((group) => (
              <GroupRow
                key={nameOf(group)}
                group={group}
                isChosen={group === chosen}
                onChoose={() => setName(nameOf(group))}
              />
            ))}
          </DeskTable>
          <p className={classes.pages}>
            <Link to="/$region/operations/work">{formatMessage(messages.eachParked)}</Link>
          </p>
        </>
      )}
      {runs.length > 0 && <ReplayRuns runs={runs} />}
    </>
  );
};

/** For administrators: events that services could not handle, to be replayed or discarded, many at once. */
export const ParkedEventsPage = () => {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useQuery(parkedQuery(useApi()));
  return (
    <AccountFrame title={<FormattedMessage {...messages.parkedTitle} />}>
      <PageTitle message={messages.parkedTitle} />
      <DeskTabs />
      <p className={desk.lead}>{formatMessage(messages.parkedLead)}</p>
      {data && <ParkedEvents parked={data} />}
      {!data && (error ? <LoadFailedNotice error={error} onRetry={refetch} /> : <ListSkeleton row={undefined} />)}
    </AccountFrame>
  );
};
