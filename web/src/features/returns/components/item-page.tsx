import { regionDate } from '@southline/kernel/region';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { isApiError } from '../../../shared/http/api-error.ts';
import { sessionQuery } from '../../../shared/http/session-query.ts';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { PaperButton } from '../../../shared/papers/paper-button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { OrderLink } from '../../../shared/ui/order-link.tsx';
import { itemQuery, type ReturnItem } from '../api/request-queries.ts';
import { messages } from '../messages.ts';
import { lastOf } from '../model/open-question.ts';
import { isClosed, stateOf } from '../model/outcome.ts';
import { AnswerForm } from './answer-form.tsx';
import { ExchangePanel } from './exchange-panel.tsx';
import { Facts } from './facts.tsx';
import { FollowUpForm } from './follow-up-form.tsx';
import classes from './item.module.css';
import { ItemFacts } from './item-facts.tsx';
import { ReturnFrame } from './return-frame.tsx';
import { StateMark } from './state-mark.tsx';
import { Thread } from './thread.tsx';

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
const ItemOutcome = ({ item }: { item: ReturnItem }) => {
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

const Aside = ({ item }: { item: ReturnItem }) => (
  <>
    <OrderLink orderID={item.orderid} orderNo={item.returnOrderNumber}>
      <FormattedMessage {...messages.itemTitle} values={{ number: item.returnOrderNumber }} />
    </OrderLink>
    <StateMark state={stateOf(item)} />
  </>
);

/** The conversation about a returned item: the member's form, or for staff the form of the answer. */
export const ItemPage = ({ returnItemID }: { returnItemID: string }) => {
  const api = useApi();
  const query = useQuery(itemQuery(api, returnItemID));
  const user = useQuery(sessionQuery(api)).data?.user;
  const { item, thread = [] } = query.data ?? {};
  const [answered, setAnswered] = useState('');
  const staff = user !== undefined && user !== null && user.userType !== 'Member';
  // Staff must not answer their own return; a colleague does.
  const answers = staff && item !== undefined && user.membershipNo !== item.membershipNo;
  return (
    <ReturnFrame
      title={messages.item}
      aside={item && <Aside item={item} />}
      back={staff ? 'desk' : '2'}
      order={item && { orderID: item.orderid, orderNo: item.orderNumber }}
      query={query}
      missing={(query.data !== undefined && !item) || isApiError(query.error, 'NotFound')}
    >
      {item && (
        <div className={classes.columns}>
          <div className={classes.main}>
            <ItemFacts item={item} forStaff={answers} />
            <ExchangePanel item={item} forStaff={answers} payable={!answers} />
            <Thread thread={thread} reader={answers ? 'Dealer' : 'Member'} />
          </div>
          {answers ? (
            <AnswerForm
              key={item.return_ItemID}
              item={item}
              question={lastOf(thread, item.return_ItemID, 'Member')}
              answered={answered}
              onAnswered={setAnswered}
            />
          ) : isClosed(item) ? (
            <ItemOutcome item={item} />
          ) : (
            <FollowUpForm
              key={item.return_ItemID}
              item={item}
              question={lastOf(thread, item.return_ItemID, 'Dealer')}
            />
          )}
        </div>
      )}
    </ReturnFrame>
  );
};
