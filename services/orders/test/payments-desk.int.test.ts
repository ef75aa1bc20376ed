import { PaymentsDeskServiceService } from '@southline/contracts/orders';
import { createSigner, type Identity } from '@southline/platform/identity';
import { perFile } from '@southline/testkit/per-file';
import { expect, it } from 'vitest';
import { runOrders } from './support/bench.ts';

const bench = perFile(runOrders);

const admin: Identity = { subject: 'member:A1', role: 'Admin', membershipNo: 'A1' };
const deskOf = (identity: Identity) => bench.client(PaymentsDeskServiceService, identity);
const tokenFor = (service: string, identity = admin) => createSigner(bench.keys.signing.bff).sign(identity, service);
const decision = { kind: 'payment-in-review', key: 'o-1', decision: 'accept', reason: 'seen', requestId: 'r' };

it('payments gets the calls with the identity of the administrator', async () => {
  const token = await tokenFor('payments');
  expect(await deskOf(admin).listPaymentsWaiting({ token })).toEqual({ items: [], more: ['member:A1'] });
  const { state } = await deskOf(admin).decidePaymentsWaiting({ ...decision, token });
  expect(state).toBe('accept by member:A1');
});

it('an identity for another service, of a dealer, or none is refused', async () => {
  const asAdmin = deskOf(admin);
  await expect(asAdmin.listPaymentsWaiting({ token: await tokenFor('orders') })).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
  const dealer: Identity = { subject: 'member:D1', role: 'Dealer', membershipNo: 'D1' };
  const token = await tokenFor('payments', dealer);
  await expect(asAdmin.decidePaymentsWaiting({ ...decision, token })).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(deskOf(dealer).listPaymentsWaiting({ token })).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(asAdmin.listPaymentsWaiting({ token: '' })).rejects.toMatchObject({ kind: 'unauthenticated' });
});
