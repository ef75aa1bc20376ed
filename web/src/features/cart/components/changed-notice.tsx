import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { messages } from '../messages.ts';
import { type CartChanges, type LineChange, priceChanged, quantityChanged } from '../model/cart-changes.ts';
import classes from './changed-notice.module.css';

const sumNames = {
  shippingCost: messages.deliveryFee,
  voucherSaving: messages.voucherSaving,
  totalToPay: messages.totalToPay,
};

type FactProps = { message: MessageDescriptor; values?: { before: string | number; after: string | number } };

const Fact = ({ message, values }: FactProps) => (
  <span className={classes.fact}>
    <FormattedMessage {...message} values={values} />
  </span>
);

const Line = ({ change }: { change: LineChange }) => {
  const { price } = useMoney();
  const { before, after } = change;
  const line = after ?? before;
  if (!line) return null;
  const both = before && after;
  return (
    <li>
      <span className={classes.part}>
        <strong>{line.partno}</strong> <CatalogueWord word={line.partsDescription} />
      </span>
      {!after && <Fact message={messages.changedGone} />}
      {!before && <Fact message={messages.changedNew} />}
      {both && priceChanged(change) && (
        <Fact message={messages.changedPrice} values={{ before: price(before), after: price(after) }} />
      )}
      {both && quantityChanged(change) && (
        <Fact message={messages.changedQuantity} values={{ before: before.quantity, after: after.quantity }} />
      )}
    </li>
  );
};

/** Lists the changes since the buyer last saw the cart. Nothing was paid; the next press pays the amount shown below. */
export const ChangedNotice = ({ changes }: { changes: CartChanges | undefined }) => {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  if (!changes) return <Whole message={messages.changed} />;
  const { lines, sums } = changes;
  if (lines.length + sums.length === 0) return <Whole message={messages.changedNothing} />;
  return (
    <Notice kind="warning" title={<FormattedMessage {...messages.changedTitle} />}>
      <ul className={classes.changes}>
        {lines.map((change) => (
          <Line key={`${(change.before ?? change.after)?.shoppingCartID}`} change={change} />
        ))}
        {sums.map(({ sum, before, after }) => (
          <li key={sum} data-total={sum === 'totalToPay' || undefined}>
            <span className={classes.part}>{formatMessage(sumNames[sum])}</span>
            <Fact message={messages.changedAmount} values={{ before: money(before), after: money(after) }} />
          </li>
        ))}
      </ul>
      <p>{formatMessage(messages.changedNext)}</p>
    </Notice>
  );
};

const Whole = ({ message }: { message: MessageDescriptor }) => <Notice kind="warning" text={message} />;
