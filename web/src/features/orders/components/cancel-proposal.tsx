import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorNotice } from '../../../shared/ui/error-notice.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { RegionTime } from '../../../shared/ui/region-time.tsx';
import { ServerText } from '../../../shared/ui/server-text.tsx';
import { useCancelOrder } from '../api/cancel-order.ts';
import type { OrderDetails } from '../api/order-query.ts';
import { messages } from '../messages.ts';
import classes from './cancel.module.css';

type Proposal = NonNullable<OrderDetails['cancelProposal']>;

/** For staff: the cancellation that waits for a second person. Whoever proposed it can withdraw it. */
export const CancelProposal = ({ proposal, orderID }: { proposal: Proposal; orderID: string }) => {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const cancelling = useCancelOrder(orderID);
  const { proposedBy, proposedAt, own, reason, refund, lines } = proposal;
  const send = (step: 'confirm' | 'withdraw') => {
    if (cancelling.isPending) return;
    const chosen = Object.fromEntries(lines.map(({ shoppingCartID, quantity }) => [shoppingCartID, quantity]));
    const wanted = step === 'confirm' ? chosen : {};
    cancelling.mutate({ chosen: wanted, reason, requestID: crypto.randomUUID(), refund, proposal: step });
  };
  return (
    <Notice
      kind="warning"
      title={<FormattedMessage {...messages.cancelProposed} values={{ name: proposedBy, amount: money(refund) }} />}
    >
      <p>
        <RegionTime at={proposedAt} />
      </p>
      <ul>
        {lines.map(({ shoppingCartID, partno, quantity }) => (
          <li key={shoppingCartID}>
            <FormattedMessage {...messages.cancelProposedUnits} values={{ quantity, part: partno }} />
          </li>
        ))}
      </ul>
      <p>
        <ServerText text={reason} />
      </p>
      <p>{formatMessage(own ? messages.cancelProposedOwn : messages.cancelProposedHint)}</p>
      {cancelling.error && <ErrorNotice error={cancelling.error} />}
      <div className={classes.answers}>
        {!own && <Button color="red" onClick={() => send('confirm')} text={messages.cancelConfirm} />}
        <Button variant="default" onClick={() => send('withdraw')} text={messages.cancelWithdraw} />
      </div>
    </Notice>
  );
};
