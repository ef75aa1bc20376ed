import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountFrame } from '../../../shared/account/account-frame.tsx';
import desk from '../../../shared/desk/desk-table.module.css';
import { DeskTable } from '../../../shared/desk/desk-table.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { LoadFailedNotice } from '../../../shared/ui/load-failed.tsx';
import { NothingHere } from '../../../shared/ui/nothing-here.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { OrderLink } from '../../../shared/ui/order-link.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { RegionTime } from '../../../shared/ui/region-time.tsx';
import { useDecide, type Work, workQuery } from '../api/work.ts';
import { messages, wordOf } from '../messages.ts';
import { ageOf, idOf, type WorkItem } from '../model/work.ts';
import { CodeWord } from './code-word.tsx';
import { DecideForm } from './decide-form.tsx';
import { DeskTabs } from './desk-tabs.tsx';
import { Facts } from './facts.tsx';
import { MissingServices } from './missing-services.tsx';
import classes from './operations.module.css';
import { useCodeWords } from './use-code-words.ts';

/** The page where the work is done, and the timeline of the order. */
const Ways = ({ item: { kind, key, record, orderID } }: { item: WorkItem }) => (
  <span className={classes.ways}>
    {kind === 'return-to-answer' && (
      <Link to="/$region/returns-item-detail/$orderID/$returnItemID" params={{ orderID, returnItemID: key }}>
        <FormattedMessage {...messages.answer} />
      </Link>
    )}
    {kind === 'return-to-process' && (
      <Link to="/$region/returns-process/$returnOrderNo" params={{ returnOrderNo: record }} text={messages.process} />
    )}
    {kind === 'cancellation-proposed' && <OrderLink orderID={orderID} orderNo={record} text={messages.toOrder} />}
    {kind === 'lines-without-price' && <OrderLink orderID={orderID} orderNo={record} text={messages.price} />}
    {orderID && <Link to="/$region/operations" search={{ order: orderID }} text={messages.story} />}
  </span>
);

type Props = { item: WorkItem; names: Work['names']; isChosen: boolean; onChoose: (isChosen: boolean) => void };

const WorkRow = ({ item, names, isChosen, onChoose }: Props) => {
  const { formatMessage, formatNumber } = useIntl();
  const { kind, record, since, facts, decisions } = item;
  const { value, unit } = ageOf(since, Date.now());
  const advice = wordOf('advice', kind);
  return (
    <tr data-kind={kind}>
      <td>
        {decisions.length > 0 && (
          <input
            type="checkbox"
            className={classes.pick}
            checked={isChosen}
            aria-label={formatMessage(messages.choose, { record })}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
        )}
      </td>
      <td data-figure>
        {formatNumber(value, { style: 'unit', unit, unitDisplay: 'long' })}
        <span className={classes.under}>
          <RegionTime at={since} />
        </span>
      </td>
      <th scope="row">
        <CodeWord kind="work" code={kind} />
        <span className={classes.under}>{record}</span>
      </th>
      <td>
        <Facts facts={facts} names={names} />
      </td>
      <td>
        {advice && <FormattedMessage {...advice} />}
        <Ways item={item} />
      </td>
    </tr>
  );
};

const More = ({ kinds }: { kinds: readonly string[] }) => (
  <Notice kind="info">
    <FormattedMessage {...messages.more} values={{ kinds: useCodeWords('work', kinds) }} />
  </Notice>
);

const heads = [messages.choice, messages.age, messages.work, messages.facts, messages.advice];

const WorkList = ({ work: { items, names, more, missing } }: { work: Work }) => {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const { run, decide } = useDecide();
  const chosen = items.filter((item) => picked.has(idOf(item)));
  const pick = (id: string, isChosen: boolean) =>
    setPicked((before) => {
      const after = new Set(before);
      if (isChosen) after.add(id);
      else after.delete(id);
      return after;
    });
  return (
    <>
      {missing.length > 0 && <MissingServices services={missing} />}
      {more.length > 0 && <More kinds={more} />}
      <DecideForm
        chosen={chosen}
        run={run}
        onDecide={(decision, reason, value) => void decide(chosen, decision, { reason, value })}
      />
      {items.length === 0 ? (
        <NothingHere title={messages.noWork} hint={messages.noWorkHint} />
      ) : (
        <DeskTable heads={heads} className={classes.work}>
          {items.map((item) => (
            <WorkRow
              key={idOf(item)}
              item={item}
              names={names}
              isChosen={picked.has(idOf(item))}
              onChoose={(isChosen) => pick(idOf(item), isChosen)}
            />
          ))}
        </DeskTable>
      )}
    </>
  );
};

/** For staff: everything that waits for a person, the longest waiting first. */
export const WorkPage = () => {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useQuery(workQuery(useApi()));
  return (
    <AccountFrame title={<FormattedMessage {...messages.workTitle} />}>
      <PageTitle message={messages.workTitle} />
      <DeskTabs />
      <p className={desk.lead}>{formatMessage(messages.workLead)}</p>
      {data && <WorkList work={data} />}
      {!data && (error ? <LoadFailedNotice error={error} onRetry={refetch} /> : <ListSkeleton row={undefined} />)}
    </AccountFrame>
  );
};
