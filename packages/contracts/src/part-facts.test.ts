import { type Fitting, noFitting, noPart, type PartFacts } from '@southline/kernel/part-facts';
import { expect, test } from 'vitest';
import { Line } from './gen/southline/orders/v1/order.ts';
import { fittingMessage, fittingOf, partMessage, partOf } from './part-facts.ts';

const part: PartFacts = {
  partNo: 'SL-B-60',
  cleansedPartNo: 'SLB60',
  gmPartNo: '92000001',
  description: 'Battery',
  drawing: { family: 'batteries', attributes: { length: '306' } },
  drawingHash: 'abc',
};
const fitting: Fitting = { fit: 'FitsIf', fitNote: 'with tow pack', vehicleSlug: 'hilux', vehicleLabel: '2018 HiLux' };

test('the facts of a line arrive as they were sent', () => {
  const line = Line.fromPartial({ part: partMessage(part), fitting: fittingMessage(fitting) });
  const received = Line.decode(Line.encode(line).finish());
  expect(partOf(received)).toEqual(part);
  expect(fittingOf(received)).toEqual(fitting);
});

test('facts that a message lacks are empty', () => {
  expect(partOf({ part: undefined })).toEqual(noPart);
  expect(fittingOf({ fitting: undefined })).toEqual(noFitting);
});
