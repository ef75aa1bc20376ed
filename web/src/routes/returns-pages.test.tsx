// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { type Answers, refuse } from '../testing/fake-server.ts';
import { orderDetails } from '../testing/orders.ts';
import { guest, member, user } from '../testing/people.ts';
import { openApp } from '../testing/render-app.tsx';
import {
  chat,
  chatEntry,
  freeWith,
  memberRequest,
  memberReturn,
  processLine,
  returnableLine,
  returnableOrder,
  returnItem,
  returnTable,
  staffRequest,
  staffReturn,
  toProcess,
} from '../testing/returns.ts';

const staff = { data: { ...member.data, user: { ...user, membershipNo: 'D1', userType: 'Dealer' as const } } };
// Imports the pages before the tests, because a first import can take longer than a test's timeout.
beforeAll(async () => {
  await Promise.all([import('./returns-pages.tsx'), import('./orders-pages.tsx')]);
});

const CREATE = 'return/create-return-order-item';
const FOLLOW = 'return/update-return-request-details';
const RESPOND = 'return/respond-return-request';
const PROCESS = 'return/process-return';
const DETAILS = 'return/get-admin-return-details';
const ITEM = 'return/get-return-request-details';
const CHAT = 'return/get-return-request-chat-details';

const desk: Answers = {
  'session/current': staff,
  'return/get-admin-return-requests': { returnList: [], totalCount: 0 },
  'return/get-admin-return-lists': { returnList: [], totalCount: 0 },
};
const show = (path: string, answers: Answers = {}) => {
  return openApp(path, { 'session/current': member, ...answers });
};
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a return is requested from eligible rows, one at a time and within 30 days', async () => {
  const orderdate = new Date().toISOString();
  show('/au/member-orders/1', {
    'return/get-member-return-lists': {
      returnList: [
        memberReturn('SL3', { orderdate }),
        memberReturn('SL2', { orderdate, returnStatus: 'Request Pending' }),
        memberReturn('SL1', { orderdate, orderStatus: 'Order Dispatched' }),
        memberReturn('SL0'),
      ],
      totalCount: 4,
    },
  });
  const link = await screen.findByRole('link', { name: 'Return parts of SL3' });
  expect(link.getAttribute('href')).toBe('/au/returns-detail/id-SL3/SL3');
  expect(screen.queryByRole('link', { name: 'Return parts of SL2' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Return parts of SL1' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Return parts of SL0' })).toBeNull();
  expect(screen.getByText('Return period has ended')).toBeDefined();
});

test('a request leads to its order by the return’s number, and to itself: to answer or to look at', async () => {
  const { server } = show('/au/member-orders/2?status=RM', {
    'return/get-return-request-list': {
      returnList: [
        memberRequest('i1', { returnResponse: 'Request For More Info', returnOrderNumber: 'R1' }),
        memberRequest('i2', { returnOrderNumber: 'R2' }),
      ],
      totalCount: 2,
    },
  });
  const answer = await screen.findByRole('link', { name: 'Answer request R1' });
  expect(answer.getAttribute('href')).toBe('/au/returns-item-detail/o1/i1');
  expect(screen.getByRole('link', { name: 'View request R2' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'R1' }).getAttribute('href')).toBe('/au/member-order-details/o1/R1');
  expect(server.called('return/get-return-request-list')[0]?.body).toMatchObject({ status: 'RM', page: 1 });
});

const delivered = orderDetails({ fulfilmentStatus: 'Order Delivered' });
const form: Answers = {
  'return/get-member-order-details': { data: [delivered] },
  'return/get-return-order-info': returnableOrder([
    returnableLine('line-1'),
    returnableLine('line-2', { partsDescription: 'Wiper', refundValues: [9.99], remainingQuantity: 1 }),
    returnableLine('line-3', { partsDescription: 'Gone', remainingQuantity: 0, refundValues: [] }),
  ]),
};
const line = (name: string) => within(screen.getByRole('listitem', { name }));
const choose = (name: string, value: string) =>
  fireEvent.change(line(name).getByLabelText('Reason To Return'), { target: { value } });

test('the form shows the refund before sending, and sends only lines with a reason', async () => {
  const { server, router } = show('/au/returns-detail/o1/SL10000001', {
    ...form,
    [CREATE]: { data: { returnOrderNo: 'R10000001' } },
    'return/get-return-request-list': { returnList: [], totalCount: 0 },
  });
  await screen.findByRole('listitem', { name: 'Oil filter' });
  expect(screen.queryByText('Gone')).toBeNull();
  press('Submit');
  expect(await screen.findByText('Choose a reason for at least one part.')).toBeDefined();
  choose('Oil filter', '1');
  press('Submit');
  expect(await line('Oil filter').findByText('Invalid Quantity')).toBeDefined();
  expect(line('Oil filter').getByText('Notes is required.')).toBeDefined();
  for (const text of ['Invalid Quantity', 'Notes is required.'])
    expect(screen.getByRole('link', { name: `FO1003: ${text}` })).toBeDefined();
  expect(server.called(CREATE)).toHaveLength(0);
  fill('Quantity', '9');
  fill('Notes', 'x'.repeat(600));
  expect(line('Oil filter').getByText('600 of 1,000 characters')).toBeDefined();
  fill('Notes', 'Does not fit');
  const summary = within(screen.getByRole('region', { name: 'Refund summary' }));
  expect(summary.getByText('TOTAL TO REFUND').nextSibling?.textContent).toBe('$22.73');
  expect(summary.getByText('Subtotal').nextSibling?.textContent).toBe('$20.66');
  expect(summary.getByText('GST').nextSibling?.textContent).toBe('$2.07');
  expect(summary.getByText(/discount of \$2\.27/)).toBeDefined();
  expect(summary.getByText(/^We refund the delivery fee only if you return the whole order/)).toBeDefined();
  press('Submit');
  await waitFor(() => expect(router.state.location.pathname).toBe('/au/member-orders/2'));
  expect(await screen.findByText(/^Your return request R10000001 is sent\./)).toBeDefined();
  expect(server.called(CREATE)[0]?.body).toEqual({
    returnItems: [
      {
        orderID: 'o1',
        shoppingCartID: 'line-1',
        returnQuantity: 2,
        UnitPrice: 12.5,
        returnReason: 1,
        userMsg: 'Does not fit',
        memberno: 'M1001',
        fileurl: '',
      },
    ],
  });
});

const guestOrder = () => {
  const order = orderDetails({ fulfilmentStatus: 'Order Delivered' });
  const facts = { membershipNo: '', orderDate: new Date().toISOString() };
  return { ...order, orderDetails: order.orderDetails.map((each) => ({ ...each, ...facts })) };
};

test('a guest asks from the page of the order, and comes back to it', async () => {
  const ofGuest = guestOrder();
  const { server, router } = show('/au/member-order-details/o1/SL10000001', {
    ...form,
    'session/current': guest,
    'Order/get-member-order-details': { data: ofGuest },
    'return/get-member-order-details': { data: [ofGuest] },
    [CREATE]: { data: { returnOrderNo: 'R10000001' } },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel or return items' }));
  fireEvent.click(screen.getByRole('link', { name: 'Return parts of this order' }));
  await screen.findByRole('listitem', { name: 'Oil filter' });
  expect(screen.getByText('Your details')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to the order' })).toBeDefined();
  choose('Oil filter', '1');
  fill('Quantity', '1');
  fill('Notes', 'Does not fit');
  press('Submit');
  await waitFor(() => expect(router.state.location.pathname).toBe('/au/member-order-details/o1/SL10000001'));
  expect(server.called(CREATE)[0]?.body).toMatchObject({ returnItems: [{ orderID: 'o1', memberno: '' }] });
});

test('an order that a mailed link opened offers no return', async () => {
  const ofGuest = { ...guestOrder(), reading: true };
  show('/au/member-order-details/o1/SL10000001', {
    'session/current': guest,
    'Order/get-member-order-details': { data: ofGuest },
  });
  await screen.findByText(/^You opened this order from an email link/);
  expect(screen.queryByRole('button', { name: 'Cancel or return items' })).toBeNull();
});

test('a return that is not open to a guest offers the sign-in and the code', async () => {
  show('/au/returns-item-detail/o1/item-1', {
    'session/current': guest,
    [ITEM]: refuse(404, 'NotFound', ''),
    [CHAT]: refuse(404, 'NotFound', ''),
  });
  expect(await screen.findByText('Return not found')).toBeDefined();
  expect(screen.getByRole('link', { name: /^Ordered without an account/ })).toBeDefined();
  expect(screen.getByRole('main').textContent).toContain('Sign in');
});

test('the page of an order leads to each request: to answer or to look at', async () => {
  const rows = [
    returnTable({ status: 'Pending', returnItemID: 'i1', returnResponse: 'Request For More Info' }),
    returnTable({ status: 'Pending', returnItemID: 'i2', returnResponse: 'Request Pending' }),
  ];
  show('/au/member-order-details/o1/SL10000001', {
    'Order/get-member-order-details': { data: orderDetails({ returnDataTables: rows }) },
  });
  // At the top of the page, and beside its line.
  const answers = await screen.findAllByRole('link', { name: /^Answer request/ });
  expect(answers.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/au/returns-item-detail/o1/i1'));
  expect(screen.getByRole('link', { name: /^View request/ }).getAttribute('href')).toBe(
    '/au/returns-item-detail/o1/i2',
  );
});

test('without a reason a line is unchanged; a defective part goes to the warranty without a return', async () => {
  const { server, router } = show('/au/returns-detail/o1/SL10000001', {
    ...form,
    [CREATE]: { data: { returnOrderNo: '' } },
  });
  await screen.findByRole('listitem', { name: 'Oil filter' });
  choose('Oil filter', '1');
  fill('Quantity', '1');
  choose('Oil filter', '0');
  choose('Oil filter', '2');
  expect((screen.getByLabelText('Quantity') as HTMLInputElement).value).toBe('');
  choose('Oil filter', '4');
  expect(screen.queryByLabelText('Quantity')).toBeNull();
  expect(line('Oil filter').getByRole('link', { name: 'Warranty' })).toBeDefined();
  press('Submit');
  expect(await screen.findByText('Your defective part is recorded')).toBeDefined();
  expect(server.called(CREATE)[0]?.body).toMatchObject({ returnItems: [{ returnQuantity: 0, userMsg: '' }] });
  expect(router.state.location.pathname).toContain('returns-detail');
});

test('the server’s refusal is at its line, and no typed text is lost', async () => {
  show('/au/returns-detail/o1/SL10000001', {
    ...form,
    [CREATE]: {
      ...refuse(400, 'InvalidRequest', 'Check the lines.'),
      errors: [{ field: 'line-1.returnQuantity', message: 'Only 1 is left.' }],
    },
  });
  await screen.findByRole('listitem', { name: 'Oil filter' });
  choose('Oil filter', '3');
  fill('Quantity', '2');
  fill('Notes', 'Bent');
  press('Submit');
  expect(await line('Oil filter').findByText('Only 1 is left.')).toBeDefined();
  expect((screen.getByLabelText('Notes') as HTMLTextAreaElement).value).toBe('Bent');
});

test('an order that cannot be returned says why', async () => {
  show('/au/returns-detail/o1/SL10000001', {
    ...form,
    'return/get-return-order-info': returnableOrder([], { refusal: 'ReturnPeriodOver', refusalMessage: 'Too late.' }),
  });
  expect(await screen.findByText('Too late.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
});

test('a follow-up is open only when more info was asked for; after sending, it is empty', async () => {
  const asked = show('/au/returns-item-detail/o1/item-1', {
    [ITEM]: returnItem({ returnResponse: 'Request For More Info' }),
    [CHAT]: chat(chatEntry(), chatEntry({ chat_ID: 'c2', user_type: 'Dealer', fileURL: '', message_txt: 'A photo?' })),
    [FOLLOW]: {},
  });
  await screen.findByText('The dealer asks for more information');
  expect(screen.getByRole('button', { name: 'Open Photo 1' })).toBeDefined();
  // The question is above the field of the answer.
  const question = screen.getByRole('blockquote');
  expect(question.textContent).toContain('A photo?');
  const notes = screen.getByLabelText('Notes');
  expect(question.compareDocumentPosition(notes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect((screen.getByLabelText('Reason To Return') as HTMLSelectElement).disabled).toBe(true);
  press('Submit');
  expect(await screen.findByText('Note is required.')).toBeDefined();
  fill('Notes', 'Here it is');
  press('Submit');
  await waitFor(() =>
    expect(asked.server.called(FOLLOW)[0]?.body).toMatchObject({ returnItemID: 'item-1', userMsg: 'Here it is' }),
  );
  await waitFor(() => expect((screen.getByLabelText('Notes') as HTMLTextAreaElement).value).toBe(''));
  await waitFor(() => expect(asked.server.called(CHAT)).toHaveLength(2));
  asked.unmount();
  show('/au/returns-item-detail/o1/item-1', { [ITEM]: returnItem(), [CHAT]: chat(chatEntry()) });
  await screen.findByText('The dealer has your request and answers here and by email.');
  expect((screen.getByRole('button', { name: 'Submit' }) as HTMLButtonElement).disabled).toBe(true);
  expect((screen.getByLabelText('Notes') as HTMLTextAreaElement).disabled).toBe(true);
});

test('a return has one conversation, whose messages name their parts', async () => {
  const about = (returnItemID: string, partNumber: string, rest: Partial<Parameters<typeof chatEntry>[0]> = {}) => ({
    ...chatEntry({ fileURL: '', ...rest }),
    returnItemID,
    partNumber,
    partsDescription: 'Oil filter',
  });
  show('/au/returns-item-detail/o1/item-1', {
    [ITEM]: returnItem({ return_ItemID: 'item-1', returnResponse: 'Request For More Info' }),
    [CHAT]: {
      data: {
        table: [],
        thread: [
          about('item-1', 'FO1003'),
          about('item-2', 'WB2000', { message_txt: 'Too short' }),
          about('item-1', 'FO1003', { chat_ID: 'c2', user_type: 'Dealer', message_txt: 'Which engine?' }),
          about('item-2', 'WB2000', { chat_ID: 'c2', user_type: 'Dealer', message_txt: 'Which blade?' }),
        ],
      },
    },
  });
  const thread = within(await screen.findByRole('region', { name: 'History' }));
  const texts = thread.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toHaveLength(4);
  expect(texts[1]).toMatch(/Member.*WB2000.*Too short/);
  // Only the question about this item is answered here.
  expect(screen.getByRole('blockquote').textContent).toContain('Which engine?');
});

test('a form that is filled in when its session ends is filled in again after sign-in', async () => {
  const first = show('/au/returns-detail/o1/SL10000001', { ...form, [CREATE]: refuse(401, 'UnauthorisedAccess', '') });
  await screen.findByRole('listitem', { name: 'Oil filter' });
  choose('Oil filter', '1');
  fill('Quantity', '2');
  fill('Notes', 'Does not fit');
  press('Submit');
  await waitFor(() => expect(first.router.state.location.pathname).toBe('/au/sign-in'));
  first.unmount();
  expect(
    Object.keys(localStorage)
      .map((key) => localStorage.getItem(key))
      .join(),
  ).not.toContain('Does not fit');

  const again = show('/au/returns-detail/o1/SL10000001', {
    ...form,
    [CREATE]: { data: { returnOrderNo: 'R10000001' } },
    'return/get-return-request-list': { returnList: [], totalCount: 0 },
  });
  await screen.findByRole('listitem', { name: 'Oil filter' });
  expect((screen.getByLabelText('Notes') as HTMLTextAreaElement).value).toBe('Does not fit');
  expect((screen.getByLabelText('Quantity') as HTMLInputElement).value).toBe('2');
  press('Submit');
  await waitFor(() => expect(again.router.state.location.pathname).toBe('/au/member-orders/2'));
  expect(sessionStorage.getItem('southline.return.au')).toBeNull();
});

test('what one member typed into the form is not shown to the next one in the same tab', async () => {
  const first = show('/au/returns-detail/o1/SL10000001', form);
  await screen.findByRole('listitem', { name: 'Oil filter' });
  choose('Oil filter', '1');
  fill('Notes', 'Does not fit');
  first.unmount();
  expect(sessionStorage.getItem('southline.return.au')).toContain('Does not fit');
  const other = { data: { ...member.data, user: { ...user, membershipNo: 'M2' } } };
  show('/au/returns-detail/o1/SL10000001', { ...form, 'session/current': other });
  await screen.findByRole('listitem', { name: 'Oil filter' });
  expect(screen.queryByLabelText('Notes')).toBeNull();
  await waitFor(() => expect(sessionStorage.getItem('southline.return.au')).toBeNull());
});

test('an answer to the dealer is also kept for the tab', async () => {
  const asked = { [ITEM]: returnItem({ returnResponse: 'Request For More Info' }), [CHAT]: chat(chatEntry()) };
  const first = show('/au/returns-item-detail/o1/item-1', asked);
  await screen.findByText('The dealer asks for more information');
  fill('Notes', 'A wagon of 2012');
  first.unmount();
  show('/au/returns-item-detail/o1/item-1', asked);
  await screen.findByText('The dealer asks for more information');
  expect((screen.getByLabelText('Notes') as HTMLTextAreaElement).value).toBe('A wagon of 2012');
});

const processedDate = '2026-03-18T02:00:00.000Z';
test.each([
  [
    'refunded',
    { returnStatus: 'C', refunded: 22.73, returnNotesFromDealer: 'As new' },
    ['This part has been refunded', /^\$22\.73 was refunded on 18\/03\/2026\./, 'As new', 'Completed'],
  ],
  ['being refunded', { returnStatus: 'R' }, [/The refund to the card is on its way/, 'Refunding']],
  [
    'declined as a whole',
    { returnStatus: 'D', returnNotesFromDealer: 'It was used' },
    ['The return was declined', /There is no refund and no charge/, 'It was used', 'Declined'],
  ],
  [
    'declined in a completed return',
    { returnStatus: 'C', returnResponse: 'Request Declined' },
    ['This part was declined', /There is no refund for this part/, 'Request Declined'],
  ],
] as const)('an item that was %s says so, and has no form any more', async (_, change, texts) => {
  show('/au/returns-item-detail/o1/item-1', {
    [ITEM]: returnItem({ returnResponse: 'Request Approved', processedDate, ...change }),
    [CHAT]: chat(chatEntry({ userAction: 'Request Pending' })),
  });
  for (const text of texts) expect(await screen.findByText(text), String(text)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  expect(screen.queryByLabelText('Notes')).toBeNull();
  expect(screen.queryByText(/Take the part/)).toBeNull();
  expect(screen.queryByText('Request Approved')).toBeNull();
});

test('an approved item says where it goes, and has no form', async () => {
  show('/au/returns-item-detail/o1/item-1', {
    [ITEM]: returnItem({ returnResponse: 'Request Approved' }),
    [CHAT]: chat(chatEntry()),
  });
  expect(
    await screen.findByText(/^Take the part and your return number to the dealer named on the order page/),
  ).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  expect(screen.queryByLabelText('Notes')).toBeNull();
});

test('in lists a declined item or return has no value, and an ended return says what became of it', async () => {
  const first = show('/au/member-orders/2', {
    'return/get-return-request-list': {
      returnList: [
        memberRequest('i1', { returnResponse: 'Request Approved', returnStatus: 'C', refunded: 22.73 }),
        memberRequest('i2', { returnResponse: 'Request Approved', returnStatus: 'D', totalAmount: 11 }),
        memberRequest('i3', { returnResponse: 'Request Declined', totalAmount: 12 }),
      ],
      totalCount: 3,
    },
  });
  const row = (nth: number) => within(screen.getAllByRole('row')[nth] ?? document.body);
  expect(await screen.findByText('$22.73')).toBeDefined();
  expect(row(1).getByText('Completed')).toBeDefined();
  expect([row(2).getByText('Declined'), row(2).getByText('–')]).toBeDefined();
  expect([row(3).getByText('Request Declined'), row(3).getByText('–')]).toBeDefined();
  for (const nth of [1, 2, 3]) expect(row(nth).queryByText('Request Approved')).toBeNull();
  first.unmount();
  show('/au/manager-orders/1', {
    ...desk,
    'return/get-admin-return-lists': {
      returnList: [staffReturn('R1', { status: 'Declined', ordervalue: 0 })],
      totalCount: 1,
    },
  });
  await screen.findByRole('link', { name: 'SL10000001' });
  expect(screen.queryByText('POA')).toBeNull();
});

test('the desk counts and lists as to be processed only what can be', async () => {
  const { server, router } = show('/au/manager-orders/1', desk);
  fireEvent.click(await screen.findByRole('link', { name: 'To process' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ status: 'P', ready: 'true' }));
  const asked = server.called('return/get-admin-return-lists').map(({ body }) => body as Record<string, unknown>);
  const [counted, listed] = [asked.find(({ status }) => status === 'P'), asked.at(-1)];
  for (const body of [counted, listed]) expect(body).toMatchObject({ status: 'P', ready: true });
  expect(asked.find(({ status }) => status === '')).toMatchObject({ ready: false });
});

test('the desk lists what waits longest first, with its age', async () => {
  const { server, router } = show('/au/manager-orders/1', {
    ...desk,
    'return/get-admin-return-requests': { returnList: [staffRequest('i1')], totalCount: 1 },
    'return/get-admin-return-lists': { returnList: [staffReturn('R1')], totalCount: 1 },
  });
  const link = await screen.findByRole('link', { name: 'SL10000001' });
  expect(link.getAttribute('href')).toBe('/au/returns-process/R1');
  expect(screen.getByText('requested after 5 of 30 days')).toBeDefined();
  fireEvent.keyDown(document.body, { key: 'a' });
  await waitFor(() => expect(router.state.location.search).toMatchObject({ list: 'requests', status: 'RP' }));
  const item = await screen.findByRole('link', { name: 'SL10000001' });
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'SL10000001' }).getAttribute('href')).toBe('/au/returns-item-detail/o1/i1'),
  );
  expect(item).toBeDefined();
  expect(server.called('return/get-admin-return-requests')[0]?.body).toMatchObject({ sortDir: 'asc', status: 'RP' });
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(document.activeElement?.textContent).toBe('SL10000001');
  fireEvent.keyDown(document.body, { key: '?' });
  expect(await screen.findByText('Keyboard shortcuts')).toBeDefined();
  fireEvent.click(screen.getByRole('switch', { name: 'Use single keys on this desk' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.keyDown(document.body, { key: 'p' });
  expect(router.state.location.search).toMatchObject({ list: 'requests' });
});

test('a desk where nothing waits says so, and counts nothing', async () => {
  const none = { returnList: [], totalCount: 0 };
  show('/au/manager-orders/1?list=requests&status=RP', {
    ...desk,
    'return/get-admin-return-requests': none,
    'return/get-admin-return-lists': none,
  });
  expect(await screen.findByRole('heading', { name: 'No requests here' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'To answer' })).toBeDefined();
});

test('the tab of refunded orders lists the returns that were refunded', async () => {
  const completed = staffReturn('R10000007', { status: 'Completed', membershipno: 'M4711' });
  const { server, unmount } = show('/au/manager-orders/2', {
    ...desk,
    'return/get-admin-return-lists': { returnList: [completed], totalCount: 1 },
  });
  const row = within(await screen.findByRole('row', { name: /R10000007/ }));
  expect(row.getByText('M4711').closest('td')?.dataset.kind).toBeUndefined();
  expect(screen.getByRole('columnheader', { name: 'Membership No' })).toBeDefined();
  expect(server.called('return/get-admin-return-lists')[0]?.body).toMatchObject({ status: 'C' });
  expect(screen.queryByRole('combobox', { name: 'Return Status' })).toBeNull();
  expect(screen.queryByText('There are no refunded orders')).toBeNull();
  unmount();
  show('/au/manager-orders/2', desk);
  expect(await screen.findByText('There are no refunded orders')).toBeDefined();
});

test('who processes a return reads the whole conversation about each part', async () => {
  const asked = { user_type: 'Dealer', userAction: 'Request For More Info', message_txt: 'Which vehicle?' } as const;
  const conversation = [
    chatEntry(),
    chatEntry({ ...asked, chat_ID: 'c2' }),
    chatEntry({ chat_ID: 'c3', message_txt: 'A 2014 wagon.' }),
  ];
  const lines = [processLine('line-1', { conversation }), processLine('line-2')];
  show('/au/returns-process/R10000001', { ...desk, [DETAILS]: toProcess({}, lines) });
  const messages = within(await screen.findByRole('list', { name: 'Conversation' })).getAllByRole('listitem');
  expect(messages.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Member.*Does not fit$/),
    expect.stringMatching(/^Dealer.*Which vehicle\?$/),
    expect.stringMatching(/^Member.*A 2014 wagon\.$/),
  ]);
});

test('staff answer with keys: approved, of acceptable quality, on a day', async () => {
  const { server } = show('/au/returns-item-detail/o1/item-1', {
    ...desk,
    [ITEM]: returnItem(),
    [CHAT]: chat(chatEntry()),
    [RESPOND]: {},
  });
  await screen.findByRole('button', { name: 'Send answer' });
  press('Send answer');
  expect(await screen.findByText('Choose an answer.')).toBeDefined();
  fireEvent.keyDown(document.body, { key: 'a' });
  fireEvent.keyDown(document.body, { key: 'y' });
  const day = await screen.findByLabelText('Date to attend Dealer');
  fireEvent.change(day, { target: { value: '2999-03-17' } });
  fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
  await waitFor(() =>
    expect(server.called(RESPOND)[0]?.body).toEqual({
      returnItemID: 'item-1',
      response: 'RA',
      acceptable: 'Yes',
      declaredReturnDate: '2999-03-17',
      message: '',
    }),
  );
});

test('thirty requests are approved with sixty keys, two returns of two parts among them as a whole', async () => {
  const request = (at: number, returnOrderNumber: string) =>
    staffRequest(`item-${at}`, { returnOrderNumber, orderNumber: `SL${at}` });
  let waiting = [request(0, 'SR0'), request(1, 'SR0'), request(2, 'SR2'), request(3, 'SR3')];
  const { server, router } = show('/au/manager-orders/1?list=requests&status=RP', {
    ...desk,
    'return/get-admin-return-requests': ({ orderNo }) => {
      const returnList = waiting.filter(({ returnOrderNumber }) => !orderNo || returnOrderNumber === orderNo);
      return { returnList, totalCount: returnList.length };
    },
    [ITEM]: ({ returnItemID }) => {
      const found = waiting.find((one) => one.returnItemID === returnItemID);
      const returnOrderNumber = found?.returnOrderNumber ?? '';
      const returnResponse = found ? 'Request Pending' : 'Request Approved';
      return returnItem({ return_ItemID: String(returnItemID), returnOrderNumber, returnResponse });
    },
    [CHAT]: chat(chatEntry()),
    [RESPOND]: ({ returnItemID }) => {
      waiting = waiting.filter((one) => one.returnItemID !== returnItemID);
      return {};
    },
    'return/approve-return': ({ returnOrderNo }) => {
      waiting = waiting.filter(({ returnOrderNumber }) => returnOrderNumber !== returnOrderNo);
      return { approved: 2 };
    },
  });
  let keys = 0;
  const key = (name: string, ctrlKey = false) => {
    keys += 1;
    fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ctrlKey });
  };
  const counted = () => {
    const pressed = keys;
    keys = 0;
    return pressed;
  };
  await screen.findByRole('link', { name: 'SL0' });
  key('j');
  // Enter on a link: the browser clicks it.
  fireEvent.click(document.activeElement ?? document.body);
  const opening = counted() + 1;
  await screen.findByRole('button', { name: 'Send answer' });
  key('a');
  const whole = await screen.findByRole('checkbox', { name: 'Approve the other waiting part of return #SR0 too' });
  key('e');
  await waitFor(() => expect((whole as HTMLInputElement).checked).toBe(true));
  key('Enter', true);
  await waitFor(() => expect(router.state.location.pathname).toBe('/au/returns-item-detail/o1/item-2'));
  const ofTwo = counted();
  await screen.findByText('Return #SR0 is answered. This is the next request.');
  key('a');
  key('Enter', true);
  await waitFor(() => expect(router.state.location.pathname).toBe('/au/returns-item-detail/o1/item-3'));
  const ofOne = counted();
  expect(opening + 2 * ofTwo + 26 * ofOne).toBeLessThanOrEqual(60);
  expect(server.called('return/approve-return').map(({ body }) => body)).toEqual([
    { returnOrderNo: 'SR0', acceptable: 'Yes', declaredReturnDate: '', message: '' },
  ]);
  expect(server.called(RESPOND)).toHaveLength(1);
});

test('staff send a photo with their answer', async () => {
  const { server } = show('/au/returns-item-detail/o1/item-1', {
    ...desk,
    [ITEM]: returnItem(),
    [CHAT]: chat(chatEntry()),
    [RESPOND]: {},
  });
  await screen.findByRole('button', { name: 'Send answer' });
  expect(screen.getByRole('button', { name: 'Add a photo' })).toBeDefined();
  expect(screen.getByText('Robin Holder')).toBeDefined();
  expect(screen.getByText('0491570006')).toBeDefined();
  expect(server.called(RESPOND)).toHaveLength(0);
});

test('the second of two staff sees who was first, and keeps the typed text', async () => {
  const { server } = show('/au/returns-item-detail/o1/item-1', {
    ...desk,
    [ITEM]: returnItem(),
    [CHAT]: chat(chatEntry()),
    [RESPOND]: () => {
      server.answers[ITEM] = returnItem({ returnResponse: 'Request Approved' });
      return refuse(409, 'AlreadyProcessed', 'Approved by Dana Dealer on 10/03/2026 13:02.');
    },
  });
  await screen.findByRole('button', { name: 'Send answer' });
  fireEvent.click(screen.getByRole('radio', { name: 'Ask for more info' }));
  fill('Message to the member', 'Which side?');
  press('Send answer');
  expect(await screen.findByText('Approved by Dana Dealer on 10/03/2026 13:02.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send answer' })).toBeNull());
  expect((screen.getByLabelText('Message to the member') as HTMLTextAreaElement).value).toBe('Which side?');
});

const process = (answers: Answers = {}) =>
  show('/au/returns-process/R10000001', {
    ...desk,
    [DETAILS]: toProcess({}, [
      processLine('line-1'),
      processLine('line-2', { partsDescription: 'Wiper', tradeClub: '$0.00' }),
    ]),
    ...answers,
  });

test('a return is processed with a choice for every line and a note; afterwards it can only be read', async () => {
  const { server } = process({
    [PROCESS]: () => {
      server.answers[DETAILS] = toProcess({ status: 'Completed', dealerNotes: 'As new' }, [
        processLine('line-1', { includeinStock: 'Yes' }),
        processLine('line-2', { includeinStock: 'No', partsDescription: 'Wiper' }),
      ]);
      return { message: 'The return request <b>#R10000001</b> has been completed.' };
    },
  });
  await screen.findByRole('button', { name: 'PROCESS RETURN' });
  expect(screen.getByText('POA')).toBeDefined();
  expect(screen.getByText('TOTAL TO REFUND').nextSibling?.textContent).toBe('$45.46');
  expect(screen.getByText('FREE')).toBeDefined();
  expect(screen.queryByText('Cash or Account on Return')).toBeNull();
  press('PROCESS RETURN');
  expect(await screen.findAllByText('Parts(s) Back In Stock must be selected.')).not.toHaveLength(0);
  expect(screen.getAllByText('Dealer Note is required.').length).toBeGreaterThan(0);
  const group = (part: string) => within(screen.getByRole('radiogroup', { name: `Parts(s) Back In Stock? ${part}` }));
  fireEvent.click(group('Oil filter').getByRole('radio', { name: 'Yes' }));
  fireEvent.click(group('Wiper').getByRole('radio', { name: 'No' }));
  fill('Dealer Note', 'As new');
  press('PROCESS RETURN');
  await waitFor(() =>
    expect(server.called(PROCESS)[0]?.body).toEqual({
      returnItems: {
        returnOrderNo: 'R10000001',
        actionCode: 'C',
        dealerNotes: 'As new',
        lines: [
          { shoppingCartID: 'line-1', includeinStock: 'Yes' },
          { shoppingCartID: 'line-2', includeinStock: 'No' },
        ],
      },
    }),
  );
  const outcome = await screen.findByText('#R10000001');
  expect(outcome.tagName).toBe('B');
  expect(screen.queryByRole('button', { name: 'PROCESS RETURN' })).toBeNull();
  // The pressed button is gone.
  expect(document.activeElement?.contains(outcome)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('button', { name: 'Credit Note' })).toBeDefined();
});

test('each line has its refund, the sum its GST, and the verdict on a wrong part decides about the delivery fee', async () => {
  const { server } = process({
    [DETAILS]: toProcess({ deliveryAtStake: 12.95, refundGst: 2.98 }, [
      processLine('line-1'),
      processLine('line-2', { partsDescription: 'Wiper', returnReason: 3, totalTradeClub: 10 }),
    ]),
    [PROCESS]: { message: 'The return request #R10000001 has been completed.' },
  });
  await screen.findByRole('button', { name: 'PROCESS RETURN' });
  const sum = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent;
  expect(screen.getByRole('columnheader', { name: 'Refund' })).toBeDefined();
  expect([screen.getByText('$22.73'), screen.getByText('$10.00')]).toBeDefined();
  expect([sum('Subtotal'), sum('Without GST'), sum('GST'), sum('TOTAL TO REFUND')]).toEqual([
    ...['$32.73', '$29.75', '$2.98', '$32.73'],
  ]);
  expect(screen.getByText(/The delivery fee of \$12\.95 is also refunded if every part/)).toBeDefined();
  expect(screen.queryByRole('radiogroup', { name: 'Wrong part sent? Wiper' })).toBeNull();
  const verdict = within(screen.getByRole('radiogroup', { name: 'Wrong part sent? Oil filter' }));
  expect((verdict.getByRole('radio', { name: 'No' }) as HTMLInputElement).checked).toBe(true);
  fireEvent.click(verdict.getByRole('radio', { name: 'Yes' }));
  expect([sum('Delivery fee'), sum('TOTAL TO REFUND')]).toEqual(['$12.95', '$45.68']);
  fireEvent.keyDown(document.body, { key: 'y' });
  fill('Dealer Note', 'Our mistake');
  press('PROCESS RETURN');
  await waitFor(() =>
    expect(server.called(PROCESS)[0]?.body).toMatchObject({
      returnItems: { lines: [{ shoppingCartID: 'line-1', wrongPartSent: 'Yes' }, { shoppingCartID: 'line-2' }] },
    }),
  );
});

test('processing asks for the second step where the last one is old, and goes on by itself', async () => {
  let isFresh = false;
  const { server } = process({
    [PROCESS]: () =>
      isFresh
        ? { message: 'The return request #R10000001 has been completed.' }
        : refuse(403, 'SecondFactorStale', 'Confirm first.'),
    'auth/ask-second-factor': { data: { token: 'again', totp: true, passkeyOptions: '' } },
    'auth/give-second-factor': () => {
      isFresh = true;
      return {};
    },
  });
  await screen.findByRole('button', { name: 'PROCESS RETURN' });
  fireEvent.keyDown(document.body, { key: 'y' });
  fill('Dealer Note', 'As new');
  press('PROCESS RETURN');
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  fireEvent.change(dialog.getByLabelText('Code'), { target: { value: '123456' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(server.called(PROCESS)).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a refund that two people decide about shows who proposed it', async () => {
  let proposal = {};
  const { server } = process({
    [DETAILS]: () => toProcess(proposal, [processLine('line-1', { totalTradeClub: 6_000 })]),
    [PROCESS]: () => {
      proposal = { proposedBy: 'Kim', proposedNote: 'As new', proposedRefund: 6_000 };
      return refuse(409, 'Pending', 'The refund is proposed.');
    },
  });
  await screen.findByRole('button', { name: 'PROCESS RETURN' });
  fireEvent.keyDown(document.body, { key: 'y' });
  fill('Dealer Note', 'As new');
  press('PROCESS RETURN');
  const look = within(await screen.findByRole('dialog', { name: 'Refund $6,000.00?' }));
  fireEvent.click(look.getByRole('button', { name: /6,000/ }));
  expect(await screen.findByText('Kim proposed to refund $6,000.00')).toBeDefined();
  expect(screen.getByText(/A colleague confirms it with PROCESS RETURN/)).toBeDefined();
  expect(server.called(PROCESS)).toHaveLength(1);
});

test('a refund above $500 is sent after a second look at its sum; the key j opens the next return', async () => {
  const { server, router } = process({
    [DETAILS]: ({ returnOrderNo }) =>
      toProcess({ returnOrderNo: String(returnOrderNo) }, [processLine('line-1', { totalTradeClub: 500.01 })]),
    'return/get-admin-return-lists': { returnList: [staffReturn('R10000002')], totalCount: 1 },
    [PROCESS]: { message: 'The return request #R10000001 has been completed.' },
  });
  await screen.findByRole('button', { name: 'PROCESS RETURN' });
  fireEvent.keyDown(document.body, { key: 'y' });
  fill('Dealer Note', 'As new');
  press('PROCESS RETURN');
  const look = within(await screen.findByRole('dialog', { name: 'Refund $500.01?' }));
  expect(server.called(PROCESS)).toHaveLength(0);
  fireEvent.click(look.getByRole('button', { name: 'Back to the return' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('PROCESS RETURN');
  fireEvent.click(await screen.findByRole('button', { name: 'Refund $500.01' }));
  await waitFor(() => expect(server.called(PROCESS)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.keyDown(document.body, { key: 'j' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/au/returns-process/R10000002'));
});

test('a return is declined without a word about goods that nobody has seen', async () => {
  const { server } = process({ [PROCESS]: { message: 'The return request #R10000001 has been declined.' } });
  await screen.findByRole('button', { name: 'DECLINE RETURN' });
  press('DECLINE RETURN');
  expect((await screen.findAllByText('Dealer Note is required.')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Parts(s) Back In Stock must be selected.')).toBeNull();
  fill('Dealer Note', 'It was used.');
  press('DECLINE RETURN');
  await waitFor(() =>
    expect(server.called(PROCESS)[0]?.body).toMatchObject({
      returnItems: {
        actionCode: 'D',
        lines: [{ includeinStock: 'No' }, { includeinStock: 'No' }],
      },
    }),
  );
});

test('a refund to check says where to look, and staff who find nothing there send it again', async () => {
  const { server } = process({
    [DETAILS]: toProcess({ status: 'Refunding', dealerNotes: 'As new', refundProblem: 'The card was refused.' }, [
      processLine('line-1', { includeinStock: 'Yes' }),
    ]),
    [PROCESS]: () => {
      server.answers[DETAILS] = toProcess({ status: 'Refunding', dealerNotes: 'As new' });
      return refuse(200, 'Pending', 'Under way.', 1);
    },
  });
  expect(await screen.findByText('The card was refused.')).toBeDefined();
  expect(screen.getByText(/in the card provider’s portal/)).toBeDefined();
  press('Send the refund again');
  expect(await screen.findByText('The refund to the card is on its way')).toBeDefined();
  expect(server.called(PROCESS)[0]?.body).toMatchObject({ returnItems: { actionCode: 'C', dealerNotes: 'As new' } });
});

test('a return with an item that waits is not processed yet; without a card it says cash or account', async () => {
  process({ [DETAILS]: toProcess({ ready: false, paidByCard: false }) });
  expect(await screen.findByText('Some items still need an answer')).toBeDefined();
  expect((screen.getByRole('button', { name: 'DECLINE RETURN' }) as HTMLButtonElement).disabled).toBe(true);
  expect(screen.getByText('Cash or Account on Return')).toBeDefined();
  expect(screen.getByText('Order was paid by Cash or Account')).toBeDefined();
});

test('the second of two staff sees who processed it and keeps the note', async () => {
  const { server } = process({
    [PROCESS]: () => {
      server.answers[DETAILS] = toProcess({ status: 'Declined', dealerNotes: 'Used' });
      return refuse(409, 'AlreadyProcessed', 'Declined by Dana Dealer on 10/03/2026 13:02.');
    },
  });
  await screen.findByRole('button', { name: 'PROCESS RETURN' });
  fireEvent.keyDown(document.body, { key: 'y' });
  fill('Dealer Note', 'As new');
  press('PROCESS RETURN');
  expect(await screen.findByText('Declined by Dana Dealer on 10/03/2026 13:02.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'PROCESS RETURN' })).toBeNull());
  expect((screen.getByLabelText('Dealer Note') as HTMLTextAreaElement).value).toBe('As new');
  expect(screen.getByText('Used')).toBeDefined();
});

test('a member has no return desk', async () => {
  const { server } = show('/au/returns-process/R10000001', { [DETAILS]: toProcess() });
  expect(await screen.findByRole('heading', { level: 1, name: /not found|does not exist|no page/i })).toBeDefined();
  expect(server.called(DETAILS)).toHaveLength(0);
});

test('an order shows its returns, also by the number of one', async () => {
  const order = orderDetails({ fulfilmentStatus: 'Order Delivered', returnDataTables: [returnTable()] });
  show('/au/member-order-details/o1/R10000001', { 'Order/get-member-order-details': { data: order } });
  const shown = within(await screen.findByRole('region', { name: 'R10000001' }));
  for (const text of ['Completed', '17/03/2026', 'Carlton Parts', 'As new', 'Does not fit'])
    expect(shown.getByText(text), text).toBeDefined();
  expect(shown.getByText('$22.73', { selector: 'p strong' })).toBeDefined();
  expect(shown.getByRole('button', { name: 'Credit Note' })).toBeDefined();
});

test('staff see what is kept back for a free part, and what is given back for it, before they process the return', async () => {
  const first = process({ [DETAILS]: toProcess({ freePartKept: 5, refundGst: 1.61 }, [processLine('line-1')]) });
  await screen.findByRole('button', { name: 'PROCESS RETURN' });
  const sum = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent;
  expect([sum('Free part kept'), sum('GST'), sum('TOTAL TO REFUND')]).toEqual(['−$5.00', '$1.61', '$17.73']);
  first.unmount();
  process({ [DETAILS]: toProcess({ freePartKept: -5, refundGst: 2.52 }, [processLine('line-1')]) });
  await screen.findByRole('button', { name: 'PROCESS RETURN' });
  expect([sum('Free part returned'), sum('TOTAL TO REFUND')]).toEqual(['$5.00', '$27.73']);
});

test('the buyer sees before the request is sent that a free part is kept', async () => {
  const info = returnableOrder([returnableLine('line-1')], { credit: freeWith('line-1') });
  show('/au/returns-detail/o1/SL10000001', { ...form, 'return/get-return-order-info': info });
  await screen.findByRole('listitem', { name: 'Oil filter' });
  choose('Oil filter', '1');
  fill('Quantity', '2');
  const summary = within(screen.getByRole('region', { name: 'Refund summary' }));
  expect(summary.getByText('Free part kept').nextSibling?.textContent).toBe('−$5.00');
  expect(summary.getByText('TOTAL TO REFUND').nextSibling?.textContent).toBe('$17.73');
  expect(summary.getByText(/^You keep a free part without the part that it was free with/)).toBeDefined();
});

test('the view shows the order without GST, or one of its returns', async () => {
  const data = { ...orderDetails({ returnDataTables: [returnTable()] }), orderid: 'o1' };
  const view = { 'return/view-return-details': { data } };
  const first = show('/au/returns-view/SL10000001', view);
  expect(await screen.findByText('$11.36')).toBeDefined();
  expect(screen.getByText(/exclude GST/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'R10000001' }).getAttribute('href')).toBe(
    '/au/returns-view/SL10000001?isreturn=true&returnNo=R10000001',
  );
  first.unmount();
  const { server } = show('/au/returns-view/SL10000001?isreturn=true&returnNo=R10000001', view);
  expect(await screen.findByRole('region', { name: 'R10000001' })).toBeDefined();
  expect(server.called('return/view-return-details')[0]?.body).toEqual({
    orderNo: 'SL10000001',
    returnOrderNo: 'R10000001',
  });
});

test('a return that was refunded without a day to attend has the day of its refund; declined lines say why', async () => {
  const rows = [
    returnTable({ declaredReturnDate: '', deliveryRefund: 12.95 }),
    returnTable({
      declaredReturnDate: '',
      deliveryRefund: 12.95,
      returnItemID: 'i2',
      partsDescription: 'Wiper',
      returnResponse: 'Request Declined',
      dealerMessage: 'The box is open',
      totalListPrice: 9,
    }),
    returnTable({
      returnOrderNumber: 'R2',
      status: 'Declined',
      declaredReturnDate: '',
      returnNotesFromDealer: 'Used\nWorn',
    }),
  ];
  const order = orderDetails({ fulfilmentStatus: 'Order Delivered', returnDataTables: rows });
  show('/au/member-order-details/o1/R10000001', { 'Order/get-member-order-details': { data: order } });
  const first = within(await screen.findByRole('region', { name: 'R10000001' }));
  expect(first.getByText('18/03/2026')).toBeDefined();
  expect(first.getByText('The box is open')).toBeDefined();
  expect(first.queryByText('Request Approved')).toBeNull();
  expect(first.queryByText('$9.00')).toBeNull();
  expect(first.getByText(/^The delivery fee of \$12\.95 is also refunded/)).toBeDefined();
  expect(first.getByText('$35.68', { selector: 'p strong' })).toBeDefined();
  const declined = within(screen.getByRole('region', { name: 'R2' }));
  expect([declined.getByText('Used'), declined.getByText('Worn')]).toBeDefined();
  expect(declined.queryByText('$22.73')).toBeNull();
});
