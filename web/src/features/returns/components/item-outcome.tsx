import { regionDate } from '@southline/kernel/region';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { PaperButton } from '../../../shared/papers/paper-button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { OrderLink } from '../../../shared/ui/order-link.tsx';
import type { ReturnItem } from '../api/request-queries.ts';
import { messages } from '../messages.ts';
import { Facts } from './facts.tsx';
import classes from './item.module.css';

const Said = ({ item }: { item: ReturnItem }) => {
  const { money } = useMoney();
  const { region } = useApi();
  const { returnStatus, returnResponse, refunded, processedDate } = item;
  if (returnStatus === 'D')
    return (
      <Notice kind="info" title={<FormattedMessage {...messages.returnDeclined} />}>
        <FormattedMessage {...messages.returnDeclinedText} />
      </Notice>
    );
  if (returnResponse === 'Request Declined')
    return (
      <Notice kind="info" title={<FormattedMessage {...messages.partDeclined} />} text={messages.partDeclinedText} />
    );
  if (returnStatus === 'P')
    return <Notice kind="info" title={<FormattedMessage {...messages.partApproved} />} text={messages.approvedHint} />;
  if (returnStatus === 'R')
    return <Notice kind="info" title={<FormattedMessage {...messages.refunding} />} text={messages.endedOnWay} />;
  return (
    <Notice kind="info" title={<FormattedMessage {...messages.refundedTitle} />}>
      <FormattedMessage
        {...messages.refundedText}
        values={{ amount: money(refunded), day: regionDate(new Date(processedDate), region) }}
      />
    </Notice>
  );
};

/** The result of an item about which nothing can be sent any more; replaces the form. */
export const ItemOutcome = ({ item }: { item: ReturnItem }) => {
  const { returnStatus, returnOrderNumber, returnNotesFromDealer, orderid } = item;
  return (
    <section className={classes.panel}>
      <Said item={item} />
      <Facts facts={[{ name: messages.notesFromDealer, lines: returnNotesFromDealer.split('\n') }]} />
      <div className={classes.ways}>
        {returnStatus === 'C' && (
          <PaperButton
            paper="credit-note"
            order={{ orderID: orderid, orderNo: returnOrderNumber }}
            label={<FormattedMessage {...messages.creditNote} />}
          />
        )}
        <OrderLink orderID={orderid} orderNo={returnOrderNumber} text={messages.toReturnOfOrder} />
      </div>
    </section>
  );
};
