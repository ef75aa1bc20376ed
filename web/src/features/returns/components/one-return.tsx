import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { PaperButton } from '../../../shared/papers/paper-button.tsx';
import { RegionDay } from '../../../shared/ui/region-time.tsx';
import { messages } from '../messages.ts';
import { withoutGst } from '../model/prices.ts';
import { isRefunded, type ShownReturn, stateOfRow } from '../model/returns-of-order.ts';
import { Facts } from './facts.tsx';
import { FreePart } from './free-part.tsx';
import { LineTable } from './line-table.tsx';
import { RequestLink } from './request-link.tsx';
import { CalendarDay } from './row-parts.tsx';
import { StateMark } from './state-mark.tsx';
import classes from './view.module.css';

type Props = { shown: ShownReturn; orderID?: string };

/** The footnote below all returns of a page. */
export const PricesOfReturns = () => (
  <p className={classes.footnote}>
    <FormattedMessage {...messages.exclusiveNote} /> <FormattedMessage {...messages.totalsInclude} />
  </p>
);

/** A return with its lines, its refund, and the notes of both sides. */
export const OneReturn = ({ shown: { number, rows, total }, orderID = '' }: Props) => {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const [first] = rows;
  const { status, declaredReturnDate, processedDate, deliveryRefund, freePartKept } = first;
  const returned = declaredReturnDate === '' && status === 'Completed';
  const memberNotes = [...new Set(rows.map((row) => row.returnNotesFromMember))];
  return (
    <section className={classes.one} aria-label={number}>
      <header className={classes.oneHead}>
        <h3>{formatMessage(messages.itemTitle, { number })}</h3>
        <StateMark state={status} />
        {status === 'Completed' && (
          <PaperButton
            paper="credit-note"
            order={{ orderID, orderNo: number }}
            label={<FormattedMessage {...messages.creditNote} />}
          />
        )}
      </header>
      <Facts
        facts={[
          {
            name: messages.dateReturned,
            value: returned ? <RegionDay at={processedDate} /> : <CalendarDay day={declaredReturnDate} />,
          },
          { name: messages.dealer, lines: [first.dealerName, first.dealerAddress] },
          { name: messages.notesFromMember, lines: memberNotes },
          { name: messages.notesFromDealer, lines: first.returnNotesFromDealer.split('\n') },
        ]}
      />
      <LineTable
        lines={rows.map((row) => ({
          id: row.returnItemID,
          partNo: row.partNo,
          description: row.partsDescription,
          state: stateOfRow(row),
          note: row.returnResponse === 'Request Declined' ? row.dealerMessage : '',
          request: orderID !== '' && <RequestLink row={row} orderID={orderID} />,
          price: withoutGst(row.listPrice),
          quantity: row.quantity,
          total: isRefunded(row) ? row.totalListPrice : undefined,
        }))}
      />
      {deliveryRefund > 0 && (
        <p className={classes.footnote}>{formatMessage(messages.deliveryWas, { amount: money(deliveryRefund) })}</p>
      )}
      {freePartKept !== 0 && (
        <dl className={classes.footnote}>
          <FreePart kept={freePartKept} />
        </dl>
      )}
      <p className={classes.total}>
        <FormattedMessage {...messages.totalRefund} /> <strong>{status === 'Declined' ? '–' : money(total)}</strong>
      </p>
    </section>
  );
};
