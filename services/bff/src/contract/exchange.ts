import { pascalWords } from '@southline/contracts/enum-words';
import { type Order, OrderState } from '@southline/contracts/orders';
import { type Exchange, ExchangeState } from '@southline/contracts/returns';
import type { Data } from '@southline/rest/types';
import { dollarsOf } from './money.ts';

type ExchangeRow = NonNullable<Data<'return/get-return-request-details'>['table'][number]['exchange']>;

const { words } = pascalWords(ExchangeState);

/** Whether an exchange order is paid or was. */
const isPaid = ({ placedAt, state }: Order): boolean => placedAt !== '' || state === OrderState.ORDER_STATE_PAID;

/** The state of an exchange. If it is held, the exchange order says whether it is paid or expired. */
const stateOf = ({ state }: Exchange, order: Order | undefined): ExchangeRow['state'] => {
  const word = words[state] ?? 'Ended';
  if (!order || word === 'Asked' || word === 'Unavailable') return word;
  if (isPaid(order)) return 'Paid';
  return order.payableUntil === '' ? 'Ended' : word;
};

export const toExchange = (exchange: Exchange, order: Order | undefined): ExchangeRow => {
  const {
    partNo: productNr,
    description: partsDescription,
    quantity,
    orderId: orderID,
    orderNo,
    total,
    problem,
  } = exchange;
  const state = stateOf(exchange, order);
  return {
    state,
    productNr,
    partsDescription,
    quantity,
    orderID,
    orderNo,
    totalToPay: dollarsOf(total),
    heldUntil: state === 'Held' ? exchange.heldUntil : '',
    problem,
  };
};
