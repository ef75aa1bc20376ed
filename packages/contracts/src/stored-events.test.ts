import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire';
import { expect, test } from 'vitest';
import { Fit } from './gen/southline/common/v1/common.ts';
import { OrderCancelled, OrderDispatched, OrderPlaced } from './gen/southline/orders/v1/events.ts';
import { ReturnAnswered, ReturnProcessed, ReturnRequested } from './gen/southline/returns/v1/events.ts';
import { currentEvent } from './stored-events.ts';

type Fields = readonly (readonly [number, string | number | Uint8Array])[];

/** A message of an earlier release, by the numbers of its fields. */
const bytesOf = (fields: Fields): Uint8Array => {
  const writer = new BinaryWriter();
  for (const [no, value] of fields) {
    if (typeof value === 'number') writer.tag(no, WireType.Varint).int32(value);
    else if (typeof value === 'string') writer.tag(no, WireType.LengthDelimited).string(value);
    else writer.tag(no, WireType.LengthDelimited).bytes(value);
  }
  return writer.finish();
};

const numbers = { partNo: 'SL-1', cleansedPartNo: 'SL1', gmPartNo: '920', description: 'Battery' };
const [partNo, cleansed, gm, description] = Object.values(numbers) as [string, string, string, string];

test('an order of an earlier release has its lines’ parts, vehicles and remarks in messages', () => {
  const drawing = bytesOf([[1, 'batteries']]);
  const line = bytesOf([
    [1, 'l1'],
    [3, partNo],
    [4, cleansed],
    [5, gm],
    [6, description],
    [7, 2],
    [15, Fit.FIT_FITS_IF],
    [16, 'with tow pack'],
    [17, 'hilux'],
    [18, '2018 HiLux'],
    [19, drawing],
    [20, 'hash'],
    [25, 1],
  ]);
  const placed = bytesOf([
    [1, 'o1'],
    [6, line],
    [6, bytesOf([[1, 'l2']])],
    [10, 'a@example.com'],
    [10, 'b@example.com'],
    [11, 'PO 7'],
    [12, 'Ring twice.'],
    [14, 'zh'],
  ]);
  const order = OrderPlaced.decode(currentEvent('OrderPlaced', placed));
  expect(order).toMatchObject({ orderId: 'o1', language: 'zh' });
  expect(order.remarks).toEqual({
    ccEmails: ['a@example.com', 'b@example.com'],
    purchaseOrderNo: 'PO 7',
    notes: 'Ring twice.',
    businessName: '',
  });
  const [first, second] = order.lines;
  expect(first).toMatchObject({ lineId: 'l1', quantity: 2, deliveredQuantity: 1 });
  expect(first?.part).toEqual({ ...numbers, drawing: { family: 'batteries', attributes: {} }, drawingHash: 'hash' });
  expect(first?.fitting).toEqual({
    fit: Fit.FIT_FITS_IF,
    fitNote: 'with tow pack',
    vehicleSlug: 'hilux',
    vehicleLabel: '2018 HiLux',
  });
  expect([second?.lineId, second?.part, second?.fitting]).toEqual(['l2', undefined, undefined]);
});

test('cancelled, dispatched and returned lines have their parts in messages', () => {
  const cancelled = bytesOf([
    [
      2,
      bytesOf([
        [1, 'l1'],
        [2, partNo],
        [3, cleansed],
        [4, gm],
        [5, description],
        [6, 2],
      ]),
    ],
    [11, 'PO 7'],
  ]);
  const { cancellation } = OrderCancelled.decode(currentEvent('OrderCancelled', bytesOf([[10, cancelled]])));
  expect(cancellation).toMatchObject({
    remarks: { purchaseOrderNo: 'PO 7' },
    lines: [{ lineId: 'l1', part: numbers, quantity: 2 }],
  });

  const parcel = bytesOf([
    [1, 1],
    [
      6,
      bytesOf([
        [1, 'l1'],
        [2, partNo],
        [3, gm],
        [4, description],
        [5, 2],
      ]),
    ],
  ]);
  const dispatched = OrderDispatched.decode(currentEvent('OrderDispatched', bytesOf([[11, parcel]])));
  expect(dispatched.parcel?.lines).toMatchObject([{ part: { ...numbers, cleansedPartNo: '' }, quantity: 2 }]);

  const item = bytesOf([
    [1, 'i1'],
    [2, partNo],
    [3, description],
    [4, 2],
  ]);
  const asked = { itemId: 'i1', part: { partNo, description }, quantity: 2 };
  expect(ReturnRequested.decode(currentEvent('ReturnRequested', bytesOf([[10, item]]))).items).toMatchObject([asked]);
  expect(ReturnAnswered.decode(currentEvent('ReturnAnswered', bytesOf([[10, item]]))).item).toMatchObject(asked);

  const line = bytesOf([
    [1, 'l1'],
    [2, 'i1'],
    [3, partNo],
    [4, cleansed],
    [5, gm],
    [6, description],
    [7, 2],
  ]);
  expect(
    ReturnProcessed.decode(
      currentEvent(
        'ReturnProcessed',
        bytesOf([
          [8, line],
          [19, 'PO 7'],
        ]),
      ),
    ),
  ).toMatchObject({
    remarks: { purchaseOrderNo: 'PO 7' },
    lines: [{ lineId: 'l1', itemId: 'i1', part: numbers, quantity: 2 }],
  });
});

test('of an event with both forms the message counts, and a second pass changes nothing', () => {
  const remarks = bytesOf([
    [2, 'PO 8'],
    [4, 'Quay Motors'],
  ]);
  for (const both of [
    bytesOf([
      [11, 'PO 7'],
      [19, remarks],
    ]),
    bytesOf([
      [19, remarks],
      [11, 'PO 7'],
    ]),
  ]) {
    const once = currentEvent('OrderPlaced', both);
    expect(OrderPlaced.decode(once).remarks).toMatchObject({ purchaseOrderNo: 'PO 8', businessName: 'Quay Motors' });
    expect(currentEvent('OrderPlaced', once)).toEqual(once);
  }
  const event = OrderPlaced.encode(
    OrderPlaced.fromPartial({ orderId: 'o', lines: [{ part: numbers, quantity: 3 }], remarks: { notes: 'n' } }),
  ).finish();
  expect(Buffer.from(currentEvent('OrderPlaced', event))).toEqual(Buffer.from(event));
});
