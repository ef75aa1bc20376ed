// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Answers, type fakeServer, refuse } from '../testing/fake-server.ts';
import { orderDetails } from '../testing/orders.ts';
import { guest, member, user } from '../testing/people.ts';
import { openApp } from '../testing/render-app.tsx';

const CANCEL = 'Order/cancel';
const ONE = 'Order/get-member-order-details';
const staff = { data: { ...member.data, user: { ...user, userType: 'Dealer' as const } } };

const [filter] = orderDetails({ fulfilmentStatus: 'Order Placed' }).orderDetails;
if (!filter) throw new Error('no line');
const wiper = { ...filter, shoppingCartID: 'line-2', southlinePartNo: 'WB45', partsDescription: 'Wiper', quantity: 1 };
const placed = orderDetails({ fulfilmentStatus: 'Order Placed', orderDetails: [filter, wiper] });
const page = '/au/member-order-details/o1/SL10000001';

type Sent = { lines: { shoppingCartID: string; quantity: number }[]; dryRun?: boolean; requestID?: string };
const sent = (body: Record<string, unknown>) => body as Sent;

/** $12.50 for each unit; the delivery fee with all three. */
const planned = (body: Record<string, unknown>) => {
  const lines = sent(body).lines.map(({ shoppingCartID, quantity }) => ({
    shoppingCartID,
    partno: shoppingCartID,
    partsDescription: '',
    quantity,
    refund: 12.5 * quantity,
  }));
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const deliveryRefund = units === 3 ? 12.95 : 0;
  return {
    data: {
      refund: 12.5 * units + deliveryRefund,
      deliveryRefund,
      freePartKept: 0,
      lines,
      cancellationNo: 1,
      fulfilmentStatus: units === 3 ? 'Order Cancelled' : 'Order Placed',
    },
  };
};

const show = (answers: Answers = {}, path = page) => {
  return openApp(path, { 'session/current': member, [ONE]: { data: placed }, [CANCEL]: planned, ...answers });
};

const choosing = async () => fireEvent.click(await screen.findByRole('button', { name: 'Cancel or return items' }));

const open = async (button: string | RegExp = 'Cancel order') => {
  if (!screen.queryByRole('button', { name: button })) await choosing();
  const opener = await screen.findByRole('button', { name: button });
  opener.focus();
  fireEvent.click(opener);
  return within(await screen.findByRole('dialog', { name: 'Cancel an order' }));
};
const cancelled = (server: ReturnType<typeof fakeServer>) =>
  server
    .called(CANCEL)
    .map(({ body }) => sent(body))
    .filter(({ dryRun }) => !dryRun);
const press = async (dialog: ReturnType<typeof within>, name: string) => {
  const button = dialog.getByRole('button', { name });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  fireEvent.click(button);
};
const total = (dialog: ReturnType<typeof within>) => dialog.getByText('Refund to the card').nextSibling?.textContent;

test('the whole order is chosen at first, with its delivery fee, and nothing is cancelled before it is confirmed', async () => {
  const { server } = show();
  const dialog = await open();
  await waitFor(() => expect(total(dialog)).toBe('$50.45'));
  expect(dialog.getByText('Delivery fee').nextSibling?.textContent).toBe('$12.95');
  expect(dialog.queryByText(/The delivery fee is not refunded/)).toBeNull();
  expect(cancelled(server)).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Keep the order' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel order'));
  expect(cancelled(server)).toEqual([]);
});

test('fewer units bring back less, and the page says why the delivery fee stays', async () => {
  const { server } = show();
  const dialog = await open();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel one unit less of FO1003' }));
  await waitFor(() => expect(total(dialog)).toBe('$25.00'));
  expect(dialog.getByText(/The delivery fee is not refunded, because the rest/)).toBeDefined();
  fireEvent.change(dialog.getByLabelText('Reason (optional)'), { target: { value: ' Wrong size. ' } });
  await press(dialog, 'Cancel 2 units');
  expect(await dialog.findByText(/^Cancelled\. \$25\.00 is refunded to the card/)).toBeDefined();
  const units = [
    { shoppingCartID: 'line-1', quantity: 1 },
    { shoppingCartID: 'line-2', quantity: 1 },
  ];
  expect(cancelled(server)).toEqual([
    { orderID: 'o1', lines: units, reason: 'Wrong size.', requestID: expect.any(String) },
  ]);
  await waitFor(() => expect(server.called(ONE).length).toBeGreaterThan(2));
});

test('from a line, its units alone are chosen, and typed numbers stay within what waits', async () => {
  show();
  const dialog = await open('Cancel units FO1003');
  await waitFor(() => expect(total(dialog)).toBe('$25.00'));
  const box = dialog.getByLabelText('Units of FO1003 to cancel, up to 2');
  fireEvent.change(box, { target: { value: '9' } });
  expect((box as HTMLInputElement).value).toBe('2');
  fireEvent.change(box, { target: { value: '0' } });
  expect(dialog.getByText('Choose the units to cancel.')).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Cancel 0 units' }).hasAttribute('disabled')).toBe(true);
});

test('two presses and a press after a lost answer are one request', async () => {
  let answer: 'hang' | 'lost' | 'done' = 'hang';
  const waiting: (() => void)[] = [];
  const { server } = show({
    [CANCEL]: async (body) => {
      if (sent(body).dryRun || answer === 'done') return planned(body);
      await new Promise<void>((resolve) => waiting.push(resolve));
      return refuse(503, 'Unavailable', 'Not right now.');
    },
  });
  const dialog = await open();
  await press(dialog, 'Cancel the whole order');
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel the whole order' }));
  await waitFor(() => expect(waiting).toHaveLength(1));
  answer = 'done';
  for (const end of waiting) end();
  expect(await dialog.findByText('Not right now.')).toBeDefined();
  await press(dialog, 'Cancel the whole order');
  expect(await dialog.findByText(/^Cancelled\./)).toBeDefined();
  const ids = cancelled(server).map(({ requestID }) => requestID);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('a refund that is under way is a success', async () => {
  show({
    [CANCEL]: (body) => (sent(body).dryRun ? planned(body) : refuse(200, 'Pending', 'The units are cancelled.')),
  });
  const dialog = await open();
  await press(dialog, 'Cancel the whole order');
  expect(await dialog.findByText(/^Cancelled\. \$50\.45 is refunded to the card/)).toBeDefined();
});

test('a conflict says what happened, and the order is read again', async () => {
  const gone = refuse(409, 'AlreadyDispatched', 'The goods have left our warehouse.');
  const { server } = show({ [CANCEL]: (body) => (sent(body).dryRun ? planned(body) : gone) });
  const dialog = await open();
  await waitFor(() => expect(total(dialog)).toBe('$50.45'));
  server.answers[ONE] = { data: { ...placed, fulfilmentStatus: 'Order Dispatched' } };
  await press(dialog, 'Cancel the whole order');
  const notice = await dialog.findByRole('alert');
  expect(notice.textContent).toBe('The goods have left our warehouse.');
  await waitFor(() => expect(document.activeElement).toBe(notice));
  expect(await dialog.findByText('No units of this order can be cancelled any more.')).toBeDefined();
  fireEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
});

test('units that another tab has cancelled are told before anything is confirmed', async () => {
  let waits = 2;
  const after = () => ({
    data: { ...placed, orderDetails: [{ ...filter, cancelledQuantity: 2 - waits }, wiper] },
  });
  const { server } = show({
    [ONE]: after,
    [CANCEL]: (body) => {
      const tooMany = sent(body).lines.some(({ quantity }) => quantity > waits);
      return tooMany ? refuse(409, 'AlreadyCancelled', 'These units are cancelled already.') : planned(body);
    },
  });
  const dialog = await open();
  await waitFor(() => expect(total(dialog)).toBe('$50.45'));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel one unit less of WB45' }));
  await waitFor(() => expect(total(dialog)).toBe('$25.00'));
  waits = 1;
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel one unit more of WB45' }));
  expect(await dialog.findByText('These units are cancelled already.')).toBeDefined();
  expect(await dialog.findByLabelText('Units of FO1003 to cancel, up to 1')).toBeDefined();
  await waitFor(() => expect(total(dialog)).toBe('$25.00'));
  expect(cancelled(server)).toEqual([]);
});

test('what may be cancelled is shown in one mode, which another press ends', async () => {
  show();
  const mode = await screen.findByRole('button', { name: 'Cancel or return items', expanded: false });
  expect(screen.queryByRole('button', { name: /^Cancel (order|units)/ })).toBeNull();
  fireEvent.click(mode);
  expect(screen.getByRole('button', { name: 'Cancel order' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Cancel units FO1003' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel or return items', expanded: true }));
  expect(screen.queryByRole('button', { name: /^Cancel (order|units)/ })).toBeNull();
});

test('staff give a reason', async () => {
  const { server } = show({ 'session/current': staff });
  const dialog = await open();
  await waitFor(() => expect(total(dialog)).toBe('$50.45'));
  await press(dialog, 'Cancel the whole order');
  expect(dialog.getByText('Enter a reason.')).toBeDefined();
  expect(cancelled(server)).toEqual([]);
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Asked for by phone.' } });
  server.answers[ONE] = { data: { ...placed, fulfilmentStatus: 'Order Cancelled' } };
  await press(dialog, 'Cancel the whole order');
  expect(await dialog.findByText(/^Cancelled\./)).toBeDefined();
  expect(cancelled(server)).toMatchObject([{ orderID: 'o1', reason: 'Asked for by phone.' }]);
  // The page has no button for it any more; the dialog stays until it is closed.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel order', hidden: true })).toBeNull());
  fireEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).not.toBe(document.body);
});

test('staff confirm with an old second step, and the order is cancelled', async () => {
  let isFresh = false;
  const { server } = show({
    'session/current': staff,
    [CANCEL]: (body) =>
      sent(body).dryRun || isFresh ? planned(body) : refuse(403, 'SecondFactorStale', 'Confirm first.'),
    'auth/ask-second-factor': { data: { token: 'again', totp: true, passkeyOptions: '' } },
    'auth/give-second-factor': () => {
      isFresh = true;
      return {};
    },
  });
  const dialog = await open();
  await waitFor(() => expect(total(dialog)).toBe('$50.45'));
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Asked for by phone.' } });
  await press(dialog, 'Cancel the whole order');
  const confirm = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  fireEvent.change(confirm.getByLabelText('Code'), { target: { value: '123456' } });
  fireEvent.click(confirm.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText(/^Cancelled\./)).toBeDefined();
  const [first, second] = cancelled(server);
  expect(first).toEqual(second);
});

test('afterwards the page shows what was cancelled, the refund with its state, and its credit note', async () => {
  const refund = { amount: 12.5, at: '2026-03-04T14:00:00.000Z', reason: 'Wrong size.' };
  const { server } = show({
    [ONE]: {
      data: {
        ...placed,
        orderDetails: [{ ...filter, cancelledQuantity: 1 }, wiper],
        steps: [...placed.steps.slice(0, 2), { kind: 'UnitsCancelled', at: refund.at, refund: 12.5 }],
        refunds: [
          { ...refund, refunded: false, cancellationNo: 1 },
          { ...refund, refunded: true, returnOrderNo: 'SR1', reason: '' },
        ],
      },
    },
    'Order/get-credit-note': { pdflink: '/au/documents/x' },
  });
  vi.spyOn(window, 'open').mockReturnValue(null);
  const refunds = within(await screen.findByRole('region', { name: 'Refunds' }));
  expect(screen.getByText('1 cancelled')).toBeDefined();
  expect(refunds.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '$12.50Cancelled units · 05/03/2026Refund under wayCredit NoteWrong size.',
    '$12.50Return SR1 · 05/03/2026Refunded',
  ]);
  const sum = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent;
  expect([sum('Paid'), sum('Refunded'), sum('Net')]).toEqual(['$37.95', '−$25.00', '$12.95']);
  const story = within(screen.getByRole('region', { name: 'Order history' }));
  expect(story.getAllByRole('listitem').at(-1)?.textContent).toBe('Units cancelled05/03/2026 01:00:00$12.50');
  fireEvent.click(refunds.getByRole('button', { name: 'Credit Note' }));
  await waitFor(() =>
    expect(server.called('Order/get-credit-note')[0]?.body).toEqual({ orderID: 'o1', cancellationNo: '1' }),
  );
});

test('a cancelled order that was placed keeps its order and tax invoice; one that never was has no papers', async () => {
  const over = { ...placed, fulfilmentStatus: 'Order Cancelled' };
  const { unmount } = show({ [ONE]: { data: over } });
  expect(await screen.findByRole('button', { name: 'Invoice' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Packing List' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  unmount();
  show({ [ONE]: { data: { ...over, orderDetails: [{ ...filter, orderDate: '' }] } } });
  expect(await screen.findByText('Order #SL10000001')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Invoice' })).toBeNull();
});

test('a guest cancels on the page that thanks for the order', async () => {
  show({ 'session/current': guest }, '/au/cart?placed=o1&no=SL10000001');
  await screen.findByRole('button', { name: 'Cancel order' });
  const dialog = await open();
  await press(dialog, 'Cancel the whole order');
  expect(await dialog.findByText(/^Cancelled\./)).toBeDefined();
});

test.each(['Order Dispatched', 'Order Delivered', 'Order Cancelled'])('%s offers no cancelling', async (state) => {
  show({ [ONE]: { data: { ...placed, fulfilmentStatus: state } } });
  expect(await screen.findByText('Order #SL10000001')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
});

const proposal = {
  proposedBy: 'M7',
  own: false,
  proposedAt: '2026-03-01T00:00:00Z',
  reason: 'Wrong branch.',
  refund: 50.45,
  lines: [{ shoppingCartID: 'line-1', partno: 'FO1003', partsDescription: 'Filter', quantity: 2, refund: 25 }],
};

test('staff read that a large cancellation is only proposed', async () => {
  show({
    'session/current': staff,
    [CANCEL]: (body) =>
      sent(body).dryRun ? planned(body) : { ...refuse(200, 'Pending', 'Proposed.'), data: { proposed: 'true' } },
  });
  const dialog = await open();
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Wrong branch.' } });
  await waitFor(() => expect(total(dialog)).toBe('$50.45'));
  await press(dialog, 'Cancel the whole order');
  expect(await dialog.findByText(/nothing is cancelled until a colleague confirms it/)).toBeDefined();
});

test('another member of staff confirms the proposal with its units, and whoever proposed it can withdraw it', async () => {
  const own = { ...placed, cancelProposal: { ...proposal, own: true } };
  const { server } = show({ 'session/current': staff, [ONE]: { data: { ...placed, cancelProposal: proposal } } });
  expect(await screen.findByText('M7 proposed to cancel units and to refund $50.45')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Confirm the cancellation' }));
  await waitFor(() => expect(cancelled(server)).toHaveLength(1));
  expect(cancelled(server)[0]).toMatchObject({
    lines: [{ shoppingCartID: 'line-1', quantity: 2 }],
    proposal: 'confirm',
  });
  cleanup();
  const later = show({ 'session/current': staff, [ONE]: { data: own } });
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw the proposal' }));
  expect(screen.queryByRole('button', { name: 'Confirm the cancellation' })).toBeNull();
  await waitFor(() => expect(cancelled(later.server)[0]).toMatchObject({ proposal: 'withdraw' }));
});
