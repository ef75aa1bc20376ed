import {
  ConfirmationRequested,
  DeliveryChanged,
  OrderCancelled,
  OrderDelivered,
  OrderDispatched,
  OrderPlaced,
} from '@southline/contracts/events';
import { noDelivery, noRemarks } from '@southline/kernel/order';
import { expect, test } from 'vitest';
import { keyOf } from '../domain/mail-job.ts';
import {
  cancellationMails,
  confirmationAgainMails,
  confirmationMails,
  deliveredMails,
  deliveryChangedMails,
  dispatchedMails,
} from './order-mails.ts';

const delivery = { ...noDelivery, email: 'b@example.com' };
const order = { orderId: 'o', delivery };
const placed = { ...order, orderNo: 'SL1', placedAt: '2026-04-01T01:00:00.000Z' };
/** A key begins with the template and the order. The hash of the address is replaced by "b". */
const keysOf = (mails: Parameters<typeof keyOf>[0][]) => mails.map((mail) => keyOf(mail).replace(/[0-9a-f]{64}/, 'b'));

test('a confirmation goes to the buyer and to each copy, without documents if the buyer is not verified', () => {
  const remarks = { ...noRemarks, ccEmails: ['c@example.com', 'B@example.com'] };
  const mails = confirmationMails(OrderPlaced.fromPartial({ ...placed, remarks }));
  expect(mails).toMatchObject([
    { address: 'b@example.com', role: 'buyer' },
    { address: 'c@example.com', role: 'copy' },
  ]);
  const [first] = confirmationMails(OrderPlaced.fromPartial({ ...placed, buyerUnproven: true }));
  expect(first).toMatchObject({ template: 'order-confirmation', withoutPapers: true });
  expect(() => confirmationMails(OrderPlaced.fromPartial({ ...placed, orderNo: '' }))).toThrow(/lacks a number/);
});

test('each repeated confirmation, each parcel and each cancellation is another mail', () => {
  const again = (requestId: string) =>
    confirmationAgainMails(ConfirmationRequested.fromPartial({ ...order, requestId }));
  expect(keysOf([...again('one'), ...again('two')])).toEqual([
    'order-confirmation/o/b/one',
    'order-confirmation/o/b/two',
  ]);
  const parcel = (parcelNo: number) =>
    OrderDispatched.fromPartial({ ...order, parcel: { parcelNo }, carrier: 'Roadline' });
  const parcels = [parcel(1), parcel(2)].flatMap(dispatchedMails);
  expect(keysOf(parcels)).toEqual(['order-dispatched/o/b/1', 'order-dispatched/o/b/2']);
  expect(parcels[1]).toMatchObject({ carrier: 'Roadline', parcel: { no: 2, restWaits: false } });
  const arrived = OrderDelivered.fromPartial({ ...order, parcel: { parcelNo: 1 }, oneOfSeveral: true });
  expect(deliveredMails(arrived)).toMatchObject([{ parcel: { no: 1, restWaits: true } }]);
  const refund = (cents: number) =>
    cancellationMails(
      OrderCancelled.fromPartial({ ...order, refunded: { cents }, cancellation: { cancellationNo: 3 } }),
    );
  expect(refund(5)).toMatchObject([{ template: 'units-cancelled', request: '3', withoutPapers: false }]);
  expect(refund(0)).toMatchObject([{ withoutPapers: true }]);
  expect(cancellationMails(OrderCancelled.fromPartial(order))).toMatchObject([{ template: 'order-cancelled' }]);
});

test('a changed address is a mail per change; later mails have the address of their own event', () => {
  const place = { ...delivery, locality: 'Perth' };
  const expected = { dispatchDay: '2026-04-01', arrivalDay: '2026-04-08' };
  const changed = (changeNo: number, changedBy = '') =>
    deliveryChangedMails(DeliveryChanged.fromPartial({ ...order, delivery: place, expected, changeNo, changedBy }));
  expect(keysOf([...changed(1), ...changed(2)])).toEqual(['delivery-changed/o/b/1', 'delivery-changed/o/b/2']);
  expect(changed(1)).toMatchObject([{ byStaff: false, place: { delivery: place, expected } }]);
  expect(changed(1, 'D7')).toMatchObject([{ byStaff: true }]);
  expect(() => changed(0)).toThrow(/lacks its number/);
  const later = { ...order, delivery: place };
  const [again] = confirmationAgainMails(ConfirmationRequested.fromPartial({ ...later, expected, requestId: 'one' }));
  expect(again?.place).toEqual({ delivery: place, expected });
  const [sent] = dispatchedMails(OrderDispatched.fromPartial({ ...later, parcel: { parcelNo: 1 } }));
  expect(sent?.place).toEqual({ delivery: place });
  const [arrived] = deliveredMails(OrderDelivered.fromPartial({ ...later, parcel: { parcelNo: 1 } }));
  expect(arrived?.place).toEqual({ delivery: place });
});
