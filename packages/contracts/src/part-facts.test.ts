import type { Fitting, PartFacts } from '@southline/kernel/part-facts';
import { expect, test } from 'vitest';
import { PartRow } from './gen/southline/catalogue/v1/catalogue_service.ts';
import { Fit } from './gen/southline/common/v1/common.ts';
import { CancelledLine, Line } from './gen/southline/orders/v1/order.ts';
import { fittingFields, fittingOf, partFields, partOf, wholeFittingFields, wholePartFields } from './part-facts.ts';

const part: PartFacts = {
  partNo: 'SL-B-60',
  cleansedPartNo: 'SLB60',
  gmPartNo: '92000001',
  description: 'Battery',
  drawing: { family: 'batteries', attributes: { length: '306' } },
  drawingHash: 'abc',
};
const fitting: Fitting = { fit: 'FitsIf', fitNote: 'with tow pack', vehicleSlug: 'hilux', vehicleLabel: '2018 HiLux' };
const ownFields = { ...part, ...fitting, fit: Fit.FIT_FITS_IF };
const sent = (line: Line) => Line.decode(Line.encode(line).finish());

test('the facts of a line arrive from writers of this release and of the one before, which had them as own fields', () => {
  const lines = [{ ...partFields(part), ...fittingFields(fitting) }, ownFields].map((line) => Line.fromPartial(line));
  for (const line of lines.map(sent)) {
    expect(partOf(line)).toEqual(part);
    expect(fittingOf(line)).toEqual(fitting);
  }
});

test('readers of the release before find the facts in their own fields', () => {
  expect(sent(Line.fromPartial({ ...partFields(part), ...fittingFields(fitting) }))).toMatchObject(ownFields);
  const whole = { ...PartRow.fromPartial({}), ...wholePartFields(part), ...wholeFittingFields(fitting) };
  const { drawing: _, ...listed } = part;
  expect(PartRow.decode(PartRow.encode(whole).finish())).toMatchObject({ ...listed, fit: Fit.FIT_FITS_IF });
});

test('a message takes only the fields that it has, and a fact of a later release is empty', () => {
  const { partNo, cleansedPartNo, gmPartNo, description } = part;
  const cancelled = CancelledLine.fromPartial({ ...partFields(part), quantity: 2 });
  expect(CancelledLine.toJSON(cancelled)).toMatchObject({ partNo, cleansedPartNo, gmPartNo, description });
  expect(partOf({ part: undefined, partNo })).toEqual({
    partNo,
    cleansedPartNo: '',
    gmPartNo: '',
    description: '',
    drawingHash: '',
    drawing: undefined,
  });
});
