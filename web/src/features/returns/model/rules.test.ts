import { expect, test } from 'vitest';
import { ApiError } from '../../../shared/http/api-error.ts';
import { orderDetails } from '../../../testing/orders.ts';
import { processLine, returnableLine, returnTable, toProcess } from '../../../testing/returns.ts';
import { problems } from '../messages.ts';
import { checkAnswer, emptyAnswer, toAnswer } from './answer.ts';
import { lastReturnDay, mayAskOnPage, returnChance } from './may-return.ts';
import { isRefundable, stateOf } from './outcome.ts';
import { withoutGst } from './prices.ts';
import { checkProcessing, decided, dollarsIn, needsVerdict, toProcessing, totalOf } from './processing.ts';
import { fieldErrors, lineError } from './refusal.ts';
import { ofOrder } from './returns-of-order.ts';

const lines = [processLine('a'), processLine('b', { totalTradeClub: 0.1 })];
const shown = toProcess({}, lines);
const toDecide = { summary: shown.returnSummary, lines: shown.returnDetail };

test('a return can be requested for delivered goods, for 30 days, while nothing is pending', () => {
  const orderdate = '2026-03-04T13:30:07.000Z';
  const chance = (returnStatus: string, day = '2026-03-20', unitsLeft = 1) =>
    returnChance({ orderdate, unitsLeft, returnStatus }, 'au', new Date(`${day}T00:00:00Z`));
  expect(chance('')).toBe('open');
  expect(chance('Completed')).toBe('open');
  expect(chance('', '2026-03-20', 0)).toBe('none');
  expect(chance('Completed', '2026-03-20', 0)).toBe('none');
  expect(chance('Request Pending')).toBe('waits');
  expect(lastReturnDay(orderdate, 'au')).toBe('04/04/2026');
  expect(chance('', '2026-04-04')).toBe('open');
  expect(chance('', '2026-04-05')).toBe('over');
});

test('on the order’s page also the 30 days count, and an item that waits', () => {
  const soon = new Date('2026-03-20T00:00:00Z');
  const order = orderDetails({ fulfilmentStatus: 'Order Delivered' });
  expect(mayAskOnPage(order, 'au', soon)).toBe(true);
  expect(mayAskOnPage(order, 'au', new Date('2026-04-06T00:00:00Z'))).toBe(false);
  const waiting = { ...order, returnDataTables: [returnTable({ returnResponse: 'Request For More Info' })] };
  expect(mayAskOnPage(waiting, 'au', soon)).toBe(false);
});

test('every line needs its choice, and the dealer a note', () => {
  const check = checkProcessing(lines, () => 'C');
  expect(check({ 'a:stock': 'Yes', 'b:stock': '', dealerNotes: ' ' }, 'complete')).toEqual({
    'a:stock': undefined,
    'b:stock': problems.backInStock,
    dealerNotes: problems.dealerNote,
  });
});

test('the call has the choice of each line, also to decline', () => {
  const values = { 'a:stock': 'Yes', 'b:stock': 'No', dealerNotes: ' As new ' };
  expect(toProcessing(values, toDecide, 'D')).toEqual({
    returnOrderNo: 'R10000001',
    actionCode: 'D',
    dealerNotes: 'As new',
    lines: [
      { shoppingCartID: 'a', includeinStock: 'Yes' },
      { shoppingCartID: 'b', includeinStock: 'No' },
    ],
  });
  expect(decided(toDecide)).toEqual({ 'a:stock': '', 'b:stock': '', dealerNotes: '' });
});

test('refunds are added up in cents; a price of zero is on application', () => {
  const lines = [processLine('a', { totalTradeClub: 0.1 }), processLine('b', { totalTradeClub: 0.2 })];
  expect(totalOf({ ...toDecide, lines })).toBe(0.3);
  expect(totalOf({ lines, summary: { ...toDecide.summary, status: 'Declined' } })).toBe(0);
  expect([dollarsIn('$0.00'), dollarsIn('$1,234.50')]).toEqual([0, 1234.5]);
  expect(withoutGst(12.5)).toBe(11.36);
});

test('only an approval needs the quality; a decline or question needs a reason', () => {
  const check = checkAnswer('2026-03-10');
  const found = (answer: Partial<typeof emptyAnswer>) =>
    Object.entries(check({ ...emptyAnswer, ...answer }, 'complete')).flatMap(([name, problem]) =>
      problem ? name : [],
    );
  expect(found({})).toEqual(['response']);
  expect(found({ response: 'RA' })).toEqual(['acceptable']);
  expect(found({ response: 'RA', acceptable: 'Yes' })).toEqual([]);
  expect(found({ response: 'RA', acceptable: 'Yes', declaredReturnDate: '2026-03-09' })).toEqual([
    'declaredReturnDate',
  ]);
  expect(found({ response: 'RD' })).toEqual(['message']);
  expect(found({ response: 'RM' })).toEqual(['message']);
});

test('what belongs to another answer is not sent', () => {
  const all = {
    ...emptyAnswer,
    response: 'RM',
    acceptable: 'Yes',
    declaredReturnDate: '2026-03-17',
    message: ' Photo? ',
  };
  expect(toAnswer(all, 'i1')).toEqual({ returnItemID: 'i1', response: 'RM', message: 'Photo?' });
  expect(toAnswer({ ...all, response: 'RD' }, 'i1')).not.toHaveProperty('declaredReturnDate');
  expect(toAnswer({ ...all, response: 'RD', acceptable: '' }, 'i1')).toMatchObject({ acceptable: 'No' });
});

test('a refusal names lines as the form does; errors without a field are at the line', () => {
  const refusal = new ApiError('InvalidRequest', 'No.', 400, undefined, {}, [
    { field: 'a.returnQuantity', message: '1 is left.' },
    { field: 'b', message: 'Not <b>this</b> one.' },
  ]);
  const [a, b] = [returnableLine('a'), returnableLine('b')];
  expect(fieldErrors(refusal, [a, b])).toMatchObject({ errors: [{ field: 'a:quantity', message: '1 is left.' }] });
  expect([lineError(refusal, a), lineError(refusal, b)]).toEqual(['', 'Not <b>this</b> one.']);
});

test('the lines of a return are together, and declined ones are not refunded', () => {
  const rows = [
    returnTable({ totalListPrice: 10.1 }),
    returnTable({ returnOrderNumber: 'R2' }),
    returnTable({ returnOrderNumber: 'R3', status: 'Declined' }),
    returnTable({ returnItemID: 'i2', totalListPrice: 5.2, returnResponse: 'Request Declined' }),
  ];
  expect(ofOrder(rows).map(({ number, rows: { length }, total }) => [number, length, total])).toEqual([
    ['R10000001', 2, 10.1],
    ['R2', 1, 22.73],
    ['R3', 1, 0],
  ]);
});

test('the total includes the delivery fee, once per return', () => {
  const rows = [
    returnTable({ totalListPrice: 10.1, deliveryRefund: 12.95 }),
    returnTable({ returnItemID: 'i2', totalListPrice: 5.2, deliveryRefund: 12.95 }),
  ];
  expect(ofOrder(rows)[0]?.total).toBe(28.25);
});

test('the delivery fee is at stake until every line is found to be our mistake, and then part of the total', () => {
  const lines = [processLine('a', { totalTradeClub: 10 }), processLine('b', { totalTradeClub: 5, returnReason: 3 })];
  const pending = { lines, summary: { ...toDecide.summary, deliveryAtStake: 12.95 } };
  expect([needsVerdict(lines[0] ?? processLine('')), needsVerdict(lines[1] ?? processLine(''))]).toEqual([true, false]);
  expect(totalOf(pending)).toBe(15);
  expect(totalOf(pending, { 'a:wrong': 'No' })).toBe(15);
  expect(totalOf(pending, { 'a:wrong': 'Yes' })).toBe(27.95);
  const completed = { ...pending.summary, status: 'Completed', deliveryAtStake: 0, deliveryRefund: 12.95 } as const;
  expect(totalOf({ lines, summary: completed })).toBe(27.95);
  const values = { 'a:stock': 'Yes', 'b:stock': 'No', 'a:wrong': 'Yes', dealerNotes: 'x' };
  expect(toProcessing(values, pending, 'C').lines).toEqual([
    { shoppingCartID: 'a', includeinStock: 'Yes', wrongPartSent: 'Yes' },
    { shoppingCartID: 'b', includeinStock: 'No' },
  ]);
});

test.each([
  ['P', 'Request Approved', 'Request Approved', true],
  ['R', 'Request Approved', 'Refunding', true],
  ['C', 'Request Approved', 'Completed', true],
  ['C', 'Request Declined', 'Request Declined', false],
  ['D', 'Request Approved', 'Declined', false],
  ['D', 'Request Declined', 'Request Declined', false],
] as const)('of a return %s an item with "%s" is shown as %s', (returnStatus, returnResponse, state, refundable) => {
  expect([stateOf({ returnStatus, returnResponse }), isRefundable({ returnStatus, returnResponse })]).toEqual([
    state,
    refundable,
  ]);
});
