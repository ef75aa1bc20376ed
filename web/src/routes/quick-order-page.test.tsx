// @vitest-environment happy-dom
import type { Data } from '@southline/rest/types';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { padFilled } from '../shared/store/pad-slice.ts';
import { type Answers, fakeServer, refuse } from '../testing/fake-server.ts';
import { row as part } from '../testing/parts.ts';
import { guest, member } from '../testing/people.ts';
import { renderApp } from '../testing/render-app.tsx';
import { choosePhoto, detecting, withoutCamera } from '../testing/scanning.ts';

const CALL = 'cart/quick-order';
type Row = Data<typeof CALL>['rows'][number];
type Asked = { partNo: string; quantity: number };

/** The number selects the result: SHORT-3, AMB-1, NONE-1, OLD-1; any other is found. */
const resolve = ({ partNo, quantity }: Asked, index: number): Row => {
  const at = { row: index + 1, partNo, quantity, message: '' };
  const its = { ...part, productNr: partNo.toUpperCase(), listPrice: 10, availableQuantity: 50 };
  if (partNo.startsWith('NONE')) return { ...at, state: 'Unknown', choices: [{ ...its, productNr: 'FO1003' }] };
  if (partNo.startsWith('AMB'))
    return { ...at, state: 'Ambiguous', choices: ['FO1', 'FO2'].map((productNr) => ({ ...its, productNr })) };
  if (partNo.startsWith('SHORT') && quantity > 3)
    return { ...at, state: 'Short', part: { ...its, availableQuantity: 3 }, choices: [{ ...its, productNr: 'ALT-1' }] };
  if (partNo.startsWith('OLD-SHORT'))
    return { ...at, state: 'Short', replaced: true, part: { ...its, productNr: 'NEW-2', availableQuantity: 0 } };
  if (partNo.startsWith('OLD')) return { ...at, state: 'Superseded', part: { ...its, productNr: 'NEW-1' } };
  if (partNo.startsWith('TEN') && quantity % 10)
    return { ...at, state: 'Rounded', quantity: 10, part: { ...its, extra: { ...its.extra, minQty: 10 } } };
  return { ...at, state: 'Found', part: its };
};
const addable = new Set(['Found', 'Superseded', 'Rounded']);
const answer = (body: Record<string, unknown>) => {
  const rows = (body.rows as Asked[]).map(resolve);
  const problems = rows
    .filter(({ state }) => !addable.has(state))
    .map(({ row, partNo, state }) => ({ row, partNo, problem: state as string, suggestion: '' }));
  return { data: { rows, added: body.dryRun ? 0 : rows.length - problems.length, problems } };
};

const show = async (answers: Answers = {}, path = '/au/quick-order') => {
  const server = fakeServer({ 'session/current': guest, [CALL]: answer, ...answers });
  const app = renderApp(path, server.send);
  await screen.findByRole('heading', { name: 'Order pad' });
  return { server, ...app };
};
const number = (row: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Part number, row ${row}` });
const quantity = (row: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Quantity, row ${row}` });
const type = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } });
const paste = (input: HTMLInputElement, text: string) => {
  const event = createEvent.paste(input, { clipboardData: { getData: () => text } });
  fireEvent(input, event);
  return event;
};
const adds = (server: Awaited<ReturnType<typeof show>>['server']) =>
  server.called(CALL).filter(({ body }) => !body.dryRun);

test('a pasted list is looked up in one call, and every row shows its part', async () => {
  const { server } = await show();
  paste(number(1), 'FO1003\t2\nOLD-1\t1\nTEN-1\t3\nSHORT-1\t5\nAMB-1\t1\nNONE-1\t1');
  expect(await screen.findByText('Replaced by NEW-1')).toBeDefined();
  expect(server.called(CALL)).toHaveLength(1);
  expect(screen.getByText('Rounded up to 10: sold in multiples of 10')).toBeDefined();
  expect(screen.getByText('Only 3 in stock.')).toBeDefined();
  expect(screen.getByText('Several parts have this number. Which one?')).toBeDefined();
  expect(screen.getByText(/No part has this number/)).toBeDefined();
  // 2 + 1 + 10 pieces at ten dollars.
  expect(screen.getByText('$130.00', { selector: 'strong' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Add 3 of 6' })).toBeDefined();
});

test('a quantity that cannot be read is shown with its reason and not ordered; a doubtful one is confirmed', async () => {
  const { server } = await show();
  paste(number(1), 'FO1003\t2.5\nFO1004 120\nFO1005\t2');
  expect(await screen.findByText(/“2.5” is not a number of pieces/)).toBeDefined();
  expect(screen.getByText(/Is “120” the quantity/)).toBeDefined();
  expect([quantity(1).value, quantity(2).value]).toEqual(['2.5', '120']);
  const add = await screen.findByRole('button', { name: 'Add 1 of 3' });
  fireEvent.click(screen.getByRole('button', { name: 'Order 120' }));
  expect(await screen.findByRole('button', { name: 'Add 2 of 3' })).toBeDefined();
  fireEvent.click(add);
  await waitFor(() => expect(adds(server)).toHaveLength(1));
  expect(adds(server)[0]?.body.rows).toEqual([
    { partNo: 'FO1004', quantity: 120 },
    { partNo: 'FO1005', quantity: 2 },
  ]);
});

test('columns whose head is not known are a problem of each row', async () => {
  await show();
  paste(number(1), 'Part No\tBedarf\nFO1003\t12');
  expect(await screen.findByText(/does not say whether “12” is the quantity/)).toBeDefined();
});

test('ways to fix a row: the available stock, another part, a choice', async () => {
  const { server } = await show();
  paste(number(1), 'SHORT-1\t5\nSHORT-2\t5\nAMB-1\t1\nNONE-1\t1');
  fireEvent.click((await screen.findAllByRole('button', { name: 'Order the 3 in stock' }))[0] as HTMLElement);
  expect(quantity(1).value).toBe('3');
  fireEvent.click(screen.getByRole('button', { name: /^Use ALT-1/ }));
  expect(number(2).value).toBe('ALT-1');
  fireEvent.click(screen.getByRole('button', { name: /^Use FO2/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Use FO1003/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Add all 4 rows' }));
  await waitFor(() => expect(adds(server)).toHaveLength(1));
  expect(adds(server)[0]?.body.rows).toEqual([
    { partNo: 'SHORT-1', quantity: 3 },
    { partNo: 'ALT-1', quantity: 5 },
    { partNo: 'FO2', quantity: 1 },
    { partNo: 'FO1003', quantity: 1 },
  ]);
});

test('one press adds what is in stock, and the rest stays as a row of its own', async () => {
  const { server } = await show();
  paste(number(1), 'FO1003\t2\nSHORT-1\t5');
  fireEvent.click(await screen.findByRole('button', { name: 'Take what is in stock, keep the rest here' }));
  expect(await screen.findByText('2 rows are in your cart')).toBeDefined();
  expect(adds(server)[0]?.body.rows).toEqual([
    { partNo: 'FO1003', quantity: 2 },
    { partNo: 'SHORT-1', quantity: 3 },
  ]);
  expect([number(1).value, quantity(1).value, number(2).value]).toEqual(['SHORT-1', '2', '']);
});

test('what can be added goes, the rest stays with its reason', async () => {
  const { server } = await show();
  paste(number(1), 'FO1003\t2\nNONE-1\t1\nFO1004\t1');
  fireEvent.click(await screen.findByRole('button', { name: 'Add 2 of 3' }));
  expect(await screen.findByText('2 rows are in your cart')).toBeDefined();
  expect(adds(server)[0]?.body.rows).toEqual([
    { partNo: 'FO1003', quantity: 2 },
    { partNo: 'FO1004', quantity: 1 },
  ]);
  expect(number(1).value).toBe('NONE-1');
  expect(number(2).value).toBe('');
  expect(screen.getByText('1 row stays here, with the reason beside it.')).toBeDefined();
});

test('a whole order is typed without a mouse', async () => {
  const { server } = await show();
  number(1).focus();
  for (const [index, [partNo, count]] of [
    ['FO1003', '12'],
    ['FO1004', ''],
  ].entries()) {
    expect(document.activeElement).toBe(number(index + 1));
    type(number(index + 1), partNo as string);
    fireEvent.keyDown(number(index + 1), { key: 'ArrowRight' });
    if (count) type(quantity(index + 1), count);
    fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' });
  }
  await screen.findByRole('button', { name: 'Add all 2 rows' });
  fireEvent.keyDown(number(3), { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(adds(server)).toHaveLength(1));
  expect(adds(server)[0]?.body.rows).toEqual([
    { partNo: 'FO1003', quantity: 12 },
    { partNo: 'FO1004', quantity: 1 },
  ]);
});

test('a row is removed by key, the next takes its place, and it can come back', async () => {
  await show();
  paste(number(1), 'FO1\t1\nFO2\t2\nFO3\t3');
  number(2).focus();
  fireEvent.keyDown(number(2), { key: 'Delete', ctrlKey: true });
  expect([number(1).value, number(2).value, number(3).value]).toEqual(['FO1', 'FO3', '']);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(number(2).value).toBe('FO2');
});

test('a late answer is never shown beside a newer number', async () => {
  const held: (() => void)[] = [];
  await show({
    [CALL]: async (body: Record<string, unknown>) => {
      const late = JSON.stringify(body).includes('OLD-1');
      if (late) await new Promise<void>((resume) => held.push(resume));
      return answer(body);
    },
  });
  type(number(1), 'OLD-1');
  await waitFor(() => expect(held).toHaveLength(1));
  type(number(1), 'FO1003');
  expect(await screen.findByText('50 in stock')).toBeDefined();
  held[0]?.();
  await waitFor(() => expect(screen.queryByText('Checking the number…')).toBeNull());
  expect(screen.queryByText('Replaced by NEW-1')).toBeNull();
});

test('an old number whose successor is sold out names the successor', async () => {
  await show();
  type(number(1), 'OLD-SHORT');
  expect(await screen.findByText('Replaced by NEW-2')).toBeDefined();
  expect(screen.getByText('Out of stock.')).toBeDefined();
});

test('a lost answer is requested again with the same rows and key', async () => {
  const keys: (string | undefined)[] = [];
  let lost = true;
  const server = fakeServer({ 'session/current': guest, [CALL]: answer });
  const send: typeof fetch = async (input, init) => {
    const adding = String(input).includes(CALL) && !String(init?.body).includes('dryRun');
    if (adding) keys.push(new Headers(init?.headers).get('idempotency-key') ?? undefined);
    const answered = await server.send(input, init);
    if (adding && lost) throw new TypeError('network');
    return answered;
  };
  renderApp('/au/quick-order', send);
  await screen.findByRole('heading', { name: 'Order pad' });
  paste(number(1), 'FO1003\t2\nFO1004\t1');
  fireEvent.click(await screen.findByRole('button', { name: 'Add all 2 rows' }));
  expect(await screen.findByText('We do not know whether 2 rows reached the cart')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add all 2 rows' }).disabled).toBe(true);
  // Text typed during the call is not part of the sent rows.
  type(quantity(2), '7');
  lost = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 rows are in your cart')).toBeDefined();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(adds(server)[1]?.body.rows).toEqual(adds(server)[0]?.body.rows);
  expect([number(1).value, quantity(1).value]).toEqual(['FO1004', '7']);
});

test('a definite refusal is shown, and the rows stay', async () => {
  const refused = refuse(409, 'KeyReused', 'No.');
  await show({ [CALL]: (body: Record<string, unknown>) => (body.dryRun ? answer(body) : refused) });
  paste(number(1), 'FO1003\t2\nFO1004\t1');
  fireEvent.click(await screen.findByRole('button', { name: 'Add all 2 rows' }));
  expect(await screen.findByText('Nothing was added')).toBeDefined();
  expect(number(1).value).toBe('FO1003');
});

test('past two hundred rows it says how many were left out', async () => {
  const { store } = await show();
  paste(number(1), Array.from({ length: 243 }, (_, index) => `FO${index}\t1`).join('\n'));
  expect(await screen.findByText(/A pad holds 200 rows. 43 more were left out/)).toBeDefined();
  expect(store.getState().pad.rows).toHaveLength(200);
});

test('a single number is pasted into its cell as anywhere else', async () => {
  await show();
  expect(paste(number(1), 'FO1003').defaultPrevented).toBe(false);
  expect(paste(number(1), '12 x FO1003').defaultPrevented).toBe(true);
  expect([number(1).value, quantity(1).value]).toEqual(['FO1003', '12']);
});

const rows = [
  { partNo: 'FO1003', quantity: 2 },
  { partNo: 'FO1004', quantity: 1 },
];

test('a member saves the pad under a name, opens a list on it and shares it', async () => {
  const list = { id: 'l1', name: 'Van 3', rows };
  const { server, store } = await show({
    'session/current': member,
    'lists/get': { data: [list] },
    'lists/save': { data: list },
    'lists/share': { data: { link: '/au/quick-order?list=TOKEN', expires: '2026-12-24T00:00:00Z' } },
    'products/get-favourite-numbers': { data: ['FO7'] },
  });
  store.dispatch(padFilled({ rows: [{ partNo: 'FO1', quantity: 0 }] }));
  fireEvent.click(screen.getByRole('button', { name: 'Lists' }));
  const dialog = await screen.findByRole('dialog', { name: 'Lists' });
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Share Van 3' }));
  const link = await within(dialog).findByRole<HTMLInputElement>('textbox', { name: 'Link to the list' });
  expect(link.value).toMatch(/^http.*\/au\/quick-order\?list=TOKEN$/);
  type(within(dialog).getByRole('textbox', { name: 'Name of the list' }), 'van 3');
  expect(within(dialog).getByText('You have a list of this name. Its rows are replaced.')).toBeDefined();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(server.called('lists/save')).toHaveLength(1));
  expect(server.called('lists/save')[0]?.body).toEqual({ name: 'van 3', rows: [{ partNo: 'FO1', quantity: 1 }] });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add Van 3 to the order pad' }));
  await waitFor(() => expect(number(3).value).toBe('FO1004'));
  fireEvent.click(screen.getByRole('button', { name: 'Lists' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Your favourites' }));
  await waitFor(() => expect(number(4).value).toBe('FO7'));
});

test('a member stops sharing a list, and can share it again', async () => {
  const { server } = await show({
    'session/current': member,
    'lists/get': { data: [{ id: 'l1', name: 'Van 3', rows }] },
    'lists/share': { data: { link: '/au/quick-order?list=TOKEN', expires: '2026-12-24T00:00:00Z' } },
    'lists/stop-sharing': {},
  });
  fireEvent.click(screen.getByRole('button', { name: 'Lists' }));
  const share = await screen.findByRole('button', { name: 'Share Van 3' });
  fireEvent.click(share);
  fireEvent.click(await screen.findByRole('button', { name: 'Stop sharing' }));
  const stopped = await screen.findByText('Sharing has stopped. Links that you gave out no longer work.');
  expect(server.called('lists/stop-sharing').map(({ body }) => body)).toEqual([{ id: 'l1' }]);
  expect(screen.queryByRole('textbox', { name: 'Link to the list' })).toBeNull();
  expect(document.activeElement).toBe(stopped);
  fireEvent.click(share);
  expect(await screen.findByRole('textbox', { name: 'Link to the list' })).toBeDefined();
});

test('a guest reads about lists, and how to get them', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Lists' }));
  const dialog = await screen.findByRole('dialog', { name: 'Lists' });
  expect(within(dialog).getByRole('link', { name: 'Sign in' })).toBeDefined();
});

test('a shared list fills an empty pad, and its token leaves the address', async () => {
  const { router } = await show({ 'lists/shared': { data: { name: 'Brakes', rows } } }, '/au/quick-order?list=TOKEN');
  await waitFor(() => expect(number(2).value).toBe('FO1004'));
  expect(router.state.location.href).toBe('/au/quick-order');
});

test('a shared list waits while something else is on the pad', async () => {
  const { store, router } = await show({ 'lists/shared': { data: { name: 'Brakes', rows } } });
  store.dispatch(padFilled({ rows: [{ partNo: 'FO1', quantity: 1 }] }));
  await router.navigate({ to: '/$region/quick-order', params: { region: 'au' }, search: { list: 'TOKEN' } });
  expect(await screen.findByText('Shared with you: Brakes')).toBeDefined();
  expect(number(2).value).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Add them to the order pad' }));
  await waitFor(() => expect([number(1).value, number(2).value]).toEqual(['FO1', 'FO1003']));
});

test('a shared cart has no name and is labelled as a cart', async () => {
  const { store, router } = await show({ 'lists/shared': { data: { name: '', rows } } });
  store.dispatch(padFilled({ rows: [{ partNo: 'FO1', quantity: 1 }] }));
  await router.navigate({ to: '/$region/quick-order', params: { region: 'au' }, search: { list: 'TOKEN' } });
  expect(await screen.findByText('Shared with you: a cart')).toBeDefined();
});

test('a scanned VIN is refused with its reason; a scanned part number fills a row', async () => {
  detecting('IJTMHV05J604012345', 'FO1003');
  withoutCamera('NotFoundError');
  const { store } = await show();
  const scan = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Scan a barcode' }));
    await screen.findByRole('dialog', { name: 'Scan a barcode' });
    choosePhoto();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await scan();
  const reason = 'This is the barcode of a VIN, not of a part. Nothing was added.';
  expect(await screen.findByText(reason)).toBeDefined();
  expect(JSON.stringify(store.getState())).not.toContain('JTMHV05J604012345');
  await scan();
  await waitFor(() => expect(number(1).value).toBe('FO1003'));
  expect(screen.queryByText(reason)).toBeNull();
});
