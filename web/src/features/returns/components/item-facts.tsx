import { NativeSelect, TextInput } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { Waiting } from '../../../shared/desk/waiting.tsx';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import type { ReturnItem } from '../api/request-queries.ts';
import { messages } from '../messages.ts';
import { isRefundable } from '../model/outcome.ts';
import { Facts } from './facts.tsx';
import classes from './item.module.css';
import { Age, CalendarDay } from './row-parts.tsx';
import { reasonWord } from './words.ts';

/** The item's request, read-only. */
export const ItemFacts = ({ item, forStaff }: { item: ReturnItem; forStaff: boolean }) => {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const waits = item.returnResponse === 'Request Pending' || item.returnResponse === 'Request For More Info';
  return (
    <section className={classes.item}>
      <img src={item.imageURL} alt="" width={96} height={96} />
      <div className={classes.about}>
        <h2>
          <CatalogueWord word={item.partsDescription} />
        </h2>
        <Facts
          facts={[
            { name: messages.partNo, lines: [item.partNumber] },
            { name: messages.orderNumber, lines: [item.orderNumber] },
            { name: messages.delivered, lines: [String(item.deliveredQuantity)] },
            { name: messages.remaining, lines: [String(item.remainingQuanity)] },
            ...(forStaff
              ? [
                  { name: messages.name, lines: [item.buyerName] },
                  { name: messages.mobile, lines: [item.telephone] },
                  { name: messages.membershipNo, lines: [item.membershipNo] },
                  {
                    name: messages.orderDate,
                    value: <Age orderedAt={item.orderdate} askedAt={item.submittedDate} />,
                  },
                  ...(waits ? [{ name: messages.waitingSince, value: <Waiting since={item.waitingSince} /> }] : []),
                ]
              : []),
            ...(item.partIsAcceptable
              ? [
                  {
                    name: messages.acceptable,
                    value: <FormattedMessage {...messages[item.partIsAcceptable === 'Yes' ? 'yes' : 'no']} />,
                  },
                ]
              : []),
            ...(item.declaredReturnDate
              ? [{ name: messages.dateToAttend, value: <CalendarDay day={item.declaredReturnDate} /> }]
              : []),
          ]}
        />
        <div className={classes.asked}>
          <NativeSelect
            label={formatMessage(messages.reason)}
            disabled
            value={String(item.returnReason)}
            data={[{ value: String(item.returnReason), label: formatMessage(reasonWord(item.returnReason)) }]}
          />
          <TextInput label={formatMessage(messages.quantity)} disabled value={String(item.quantity)} readOnly />
          {isRefundable(item) && (
            <p>
              <FormattedMessage
                {...(item.returnStatus === 'C' ? messages.refundWas : messages.refundWillBe)}
                values={{ amount: money(item.totalAmount) }}
              />
            </p>
          )}
        </div>
      </div>
    </section>
  );
};
