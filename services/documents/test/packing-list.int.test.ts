import { DocumentKind, FindDocumentRequest } from '@southline/contracts/documents';
import { toMoney } from '@southline/contracts/money';
import { placedOrder } from '@southline/contracts/order-facts';
import { eventually } from '@southline/testkit';
import { anOrderCancelled, orderCancelledMessage } from '@southline/testkit/order-cancelled';
import { anOrderPlaced, orderDispatchedMessage, orderPlacedMessage } from '@southline/testkit/order-placed';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { packingList } from '../src/domain/packing-list.ts';
import { renderer } from '../src/render/renderer.ts';
import { papers } from '../src/storage/collections.ts';
import { prepareDocuments } from './support/bench.ts';

const supplier = { name: 'Southline', abn: '11 111 111 111', address: '1 Old Road, Melbourne' };
const bench = perFile(async () => {
  const documents = await prepareDocuments();
  const { name, abn, address } = supplier;
  await documents.start(undefined, { SUPPLIER_NAME: name, SUPPLIER_ABN: abn, SUPPLIER_ADDRESS: address });
  return documents;
});

test('the packing list follows cancellations, also without a refund, and dispatches; a parcel keeps its list', async () => {
  const event = anOrderPlaced();
  const { orderId, owner } = event;
  const order = placedOrder(event);
  const request = FindDocumentRequest.fromPartial({ orderId, kind: DocumentKind.DOCUMENT_KIND_PACKING_LIST });
  const read = async (as = bench.as(owner)) => {
    const { documentId } = await as.findDocument(request);
    return (await bench.asNotifications().readDocument({ documentId })).content;
  };
  const shows = async (state: Parameters<typeof packingList>[2]) => {
    const expected = await renderer.paper(packingList(order, supplier, state));
    await eventually(async () => expect((await read()).equals(expected)).toBe(true));
    expect((await read(bench.as('member:1', 'Admin'))).equals(expected)).toBe(true);
    // The list of an earlier state is gone.
    expect(await papers(bench.mongo).countDocuments({ orderId, kind: 'packing-list' })).toBe(1);
  };
  const unitsOf = (units: Readonly<Record<string, number>>) => event.lines.map(({ lineId }) => units[lineId] ?? 0);

  await bench.publish([orderPlacedMessage(event)]);
  await shows(undefined);
  const free = anOrderCancelled(event, { units: { 2002: 1 }, change: { refunded: toMoney(0) } });
  await bench.publish([orderCancelledMessage(free)]);
  const at = new Date(free.cancellation?.cancelledAt ?? '');
  await shows({ key: '1.0', at, cancelled: unitsOf({ 2002: 1 }), dispatched: unitsOf({}) });
  await bench.publish([
    orderDispatchedMessage(event, { parcelNo: 1, lineId: '1001', quantity: 1 }, { restWaits: true }),
  ]);
  const parcel = FindDocumentRequest.fromPartial({
    orderId,
    parcelNo: 1,
    kind: DocumentKind.DOCUMENT_KIND_PARCEL_LIST,
    waitMs: 5_000,
  });
  const { documentId } = await bench.as(owner).findDocument(parcel);
  await bench.publish([orderCancelledMessage(anOrderCancelled(event, { no: 2, units: { 2002: 1 } }))]);
  await eventually(async () =>
    expect(await papers(bench.mongo).countDocuments({ orderId, kind: 'credit-note' })).toBe(1),
  );
  expect(await bench.as(owner).findDocument(parcel)).toMatchObject({ documentId });
  const { documentId: last } = await bench.as(owner).findDocument(request);
  expect(last).toBe(`${orderId}/packing-list/2/1-2.1`);
});
