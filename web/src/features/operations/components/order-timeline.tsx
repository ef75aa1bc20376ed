import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { DeskTable } from '../../../shared/desk/desk-table.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import { ApiError } from '../../../shared/http/api-error.ts';
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx';
import { LoadFailedNotice } from '../../../shared/ui/load-failed.tsx';
import { NothingHere } from '../../../shared/ui/nothing-here.tsx';
import { RegionTime } from '../../../shared/ui/region-time.tsx';
import { type Timeline, type TimelineEntry, timelineQuery } from '../api/order-timeline.ts';
import { messages } from '../messages.ts';
import { CodeWord } from './code-word.tsx';
import { Facts } from './facts.tsx';
import { MissingServices } from './missing-services.tsx';
import classes from './operations.module.css';

type Names = Timeline['names'];

const Row = ({ entry: { at, service, what, facts }, names }: { entry: TimelineEntry; names: Names }) => (
  <tr data-what={what}>
    <td data-figure>
      <RegionTime at={at} />
    </td>
    <td>
      <CodeWord kind="service" code={service} />
    </td>
    <th scope="row">
      <CodeWord kind={service === 'journal' ? 'acted' : 'what'} code={what} />
    </th>
    <td>
      <Facts facts={facts} names={names} />
    </td>
  </tr>
);

type Service = TimelineEntry['service'];

/** Which service's entries are shown; only those that recorded something are offered. */
const Choices = (props: { of: readonly TimelineEntry[]; chosen?: Service; onChoose: (service?: Service) => void }) => {
  const services = [...new Set(props.of.map(({ service }) => service))];
  return (
    <div className={classes.choices}>
      {[undefined, ...services].map((service) => (
        <button
          key={service ?? 'all'}
          type="button"
          aria-pressed={service === props.chosen}
          onClick={() => props.onChoose(service)}
        >
          {service ? <CodeWord kind="service" code={service} /> : <FormattedMessage {...messages.all} />}
        </button>
      ))}
    </div>
  );
};

interface Props {
  /** Its id or its number. */
  readonly orderID: string;
  readonly note?: ReactNode;
  readonly ifUnknown?: ReactNode;
}

/** What happened to an order, the oldest first. */
export const OrderTimeline = ({ orderID, note, ifUnknown }: Props) => {
  const { data, error, refetch } = useQuery(timelineQuery(useApi(), orderID));
  const [chosen, setChosen] = useState<Service>();
  if (ifUnknown && error instanceof ApiError && error.status === 404) return ifUnknown;
  if (!data) return error ? <LoadFailedNotice error={error} onRetry={refetch} /> : <ListSkeleton row={undefined} />;
  const shown = data.entries.filter(({ service }) => chosen === undefined || service === chosen);
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className={classes.heading}>
        <FormattedMessage {...messages.story} />
      </h2>
      {note}
      {data.missing.length > 0 && <MissingServices services={data.missing} />}
      <Choices of={data.entries} onChoose={setChosen} {...(chosen && { chosen })} />
      {shown.length === 0 && <NothingHere title={messages.nothing} hint={messages.nothingHint} />}
      <DeskTable heads={[messages.time, messages.service, messages.what, messages.facts]}>
        {shown.map((entry) => (
          <Row key={JSON.stringify(entry)} entry={entry} names={data.names} />
        ))}
      </DeskTable>
    </section>
  );
};
