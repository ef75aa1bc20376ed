import { useIntl } from 'react-intl';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { Term } from '../../../shared/ui/term.tsx';
import { messages } from '../messages.ts';
import type { refundOf } from '../model/request-lines.ts';
import { FreePart } from './free-part.tsx';
import classes from './request.module.css';

/** The exact refund and its calculation, shown before the request is sent. */
export const RefundSummary = ({ refund }: { refund: ReturnType<typeof refundOf> }) => {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { subtotal, gst, total, kept, share } = refund;
  return (
    <section className={classes.summary} aria-labelledby="refund-summary" aria-live="polite">
      <h2 id="refund-summary">{formatMessage(messages.summary)}</h2>
      <dl className={classes.refundSums}>
        <FreePart kept={kept} />
        <Term name={messages.refundSubtotal}>{money(subtotal)}</Term>
        <Term name={messages.refundGst}>{money(gst)}</Term>
        <Term name={messages.refundTotal} data-sum="total">
          {money(total)}
        </Term>
      </dl>
      {total === 0 ? <p>{formatMessage(messages.refundNone)}</p> : <p>{formatMessage(messages.toCard)}</p>}
      {kept > 0 && <p>{formatMessage(messages.freePartWhy)}</p>}
      {share > 0 && <p>{formatMessage(messages.shareTaken, { amount: money(share) })}</p>}
      <p>{formatMessage(messages.deliveryStays)}</p>
    </section>
  );
};
