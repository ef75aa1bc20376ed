import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../../shared/ui/link.tsx';
import { OrderLink } from '../../../shared/ui/order-link.tsx';
import { RegionTime } from '../../../shared/ui/region-time.tsx';
import { messages, wordOf } from '../messages.ts';
import { ageOf, type WorkItem } from '../model/work.ts';
import { CodeWord } from './code-word.tsx';
import { Facts } from './facts.tsx';
import classes from './operations.module.css';

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
    {kind === 'lines-without-price' && <OrderLink orderID={orderID} orderNo={record} text={messages.price} />}
    {orderID && <Link to="/$region/operations" search={{ order: orderID }} text={messages.story} />}
  </span>
);

type Props = { item: WorkItem; isChosen: boolean; onChoose: (isChosen: boolean) => void };

export const WorkRow = ({ item, isChosen, onChoose }: Props) => {
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
        <Facts facts={facts} />
      </td>
      <td>
        {advice && <FormattedMessage {...advice} />}
        <Ways item={item} />
      </td>
    </tr>
  );
};
