import { fromDollars, toDollars } from '@southline/kernel/money';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { Term } from '../../../shared/ui/term.tsx';
import type { ReturnItem } from '../api/request-queries.ts';
import { messages } from '../messages.ts';
import { isRefundable } from '../model/outcome.ts';
import classes from './exchange.module.css';

type Props = { item: ReturnItem; exchange: NonNullable<ReturnItem['exchange']> };

/** The price of the new part, the refund of the returned units, and the difference. They are two payments. */
export const ExchangeSums = ({ item, exchange: { totalToPay } }: Props) => {
  const { money } = useMoney();
  const refund = isRefundable(item) ? item.totalAmount : 0;
  const cents = fromDollars(totalToPay) - fromDollars(refund);
  return (
    <dl className={classes.sums}>
      <Term name={messages.exchangeNew}>{money(totalToPay)}</Term>
      <Term name={messages.exchangeRefund}>{refund > 0 ? `−${money(refund)}` : money(0)}</Term>
      <Term name={cents < 0 ? messages.exchangeBackToYou : messages.exchangeNet} data-sum="total">
        {money(toDollars(Math.abs(cents)))}
      </Term>
    </dl>
  );
};
