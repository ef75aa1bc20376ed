import { Order, OrderState } from '@southline/contracts/orders';
import { Exchange, ExchangeState } from '@southline/contracts/returns';
import { expect, it } from 'vitest';
import { toExchange } from './exchange.ts';

const heldUntil = '2026-04-18T10:00:00.000Z';
const exchange = (state: ExchangeState, problem = '') =>
  Exchange.fromPartial({ state, partNo: 'A', quantity: 2, orderId: 'x', orderNo: 'SL9', heldUntil, problem });
const order = (over: Partial<Order>) => Order.fromPartial({ orderId: 'x', ...over });
const { EXCHANGE_STATE_HELD: HELD, EXCHANGE_STATE_ENDED: ENDED } = ExchangeState;

it.each([
  ['waits for its approval', ExchangeState.EXCHANGE_STATE_ASKED, undefined, 'Asked', ''],
  ['is held', HELD, order({ payableUntil: heldUntil }), 'Held', heldUntil],
  ['is paid for', HELD, order({ state: OrderState.ORDER_STATE_PAID }), 'Paid', ''],
  ['was placed', HELD, order({ placedAt: '2026-04-10T10:00:00.000Z' }), 'Paid', ''],
  ['has expired', HELD, order({ state: OrderState.ORDER_STATE_EXPIRED }), 'Ended', ''],
  ['was declined after its payment', ENDED, order({ placedAt: '2026-04-10T10:00:00.000Z' }), 'Paid', ''],
  ['was declined', ENDED, undefined, 'Ended', ''],
  ['could not be held', ExchangeState.EXCHANGE_STATE_UNAVAILABLE, undefined, 'Unavailable', ''],
])('an exchange that %s', (_, state, of, word, until) => {
  expect(toExchange(exchange(state), of)).toMatchObject({
    state: word,
    heldUntil: until,
    productNr: 'A',
    orderNo: 'SL9',
  });
});
