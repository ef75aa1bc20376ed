import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSwitchText } from '../../../shared/content/switches.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { type Payable, submitOrder } from '../api/checkout-calls.ts';
import { messages } from '../messages.ts';
import type { Delivery } from '../model/delivery.ts';
import { isBusy, isLocked, type PlacedOrder } from '../model/payment-state.ts';
import { CardForm, type CardHandle } from './card-form.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import { PaymentProgress } from './payment-progress.tsx';
import classes from './payment-section.module.css';
import { usePayment } from './use-payment.ts';

type Props = {
  order: Payable;
  delivery: Delivery;
  /** Shown instead of the card form when the order takes no payment any more. */
  ended: ReactNode;
  onPlaced: (order: PlacedOrder) => void;
  /** Loads the amount again. */
  onRefused: () => void;
};

/** The card form for an order that exists and is not paid. */
export const OrderPayment = ({ order, delivery, ended, onPlaced, onRefused }: Props) => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { money } = useMoney();
  const card = useRef<CardHandle>(null);
  const { orderID } = order;
  const payment = usePayment({
    payable: order,
    card,
    storedAs: `${api.region}.${orderID}`,
    // The order has its delivery already.
    saveDetails: async () => {},
    placeOrder: () => submitOrder(api, { cart: [{ orderID }], devliveryDetails: delivery }),
    reload: async () => {
      onRefused();
      return undefined;
    },
    onFailed: onRefused,
  });
  const { state } = payment;
  useEffect(() => {
    if (state.step === 'placed') onPlaced(state.order);
  }, [state, onPlaced]);
  const locked = isLocked(state);
  const off = useSwitchText('payments-off', 'read-only');
  const notNow = off && <Notice kind="warning">{off}</Notice>;
  const instead = ended || notNow;
  const pay = () => {
    if (card.current?.check(true).length === 0) void payment.pay();
  };
  return (
    <section id="payment" aria-labelledby="payment-title">
      <h2 id="payment-title">{formatMessage(messages.payment)}</h2>
      <PaymentOutcome checkout={payment} />
      {state.step === 'changed' && <Notice kind="warning">{formatMessage(messages.orderChanged)}</Notice>}
      {!locked && instead}
      <fieldset className={classes.form} disabled={locked} hidden={locked || Boolean(instead)}>
        <CardForm ref={card} onChecked={() => {}} onEnter={pay} />
        <Button size="lg" className={classes.payOrder} onClick={pay}>
          <FormattedMessage {...messages.pay} values={{ total: money(order.totalToPay) }} />
        </Button>
      </fieldset>
      {isBusy(state) && <PaymentProgress step={state.step} cardFirst />}
    </section>
  );
};
