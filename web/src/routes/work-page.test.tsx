// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Work } from '../features/operations/api/work.ts';
import { type Answers, fakeServer, refuse } from '../testing/fake-server.ts';
import { member, user } from '../testing/people.ts';
import { page } from '../testing/range.ts';
import { renderApp } from '../testing/render-app.tsx';

const DECIDE = 'operations/decide-work';
const mail = (key: string, record: string): Work['items'][number] => ({
  service: 'notifications',
  kind: 'mail-given-up',
  key,
  record,
  orderID: 'o1',
  since: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  facts: { error: 'The mail server refused the mail: 550' },
  decisions: ['retry', 'discard'],
});
const unpriced: Work['items'][number] = {
  service: 'orders',
  kind: 'lines-without-price',
  key: 'o2',
  record: 'SL10000234',
  orderID: 'o2',
  since: new Date(Date.now() - 50 * 3_600_000).toISOString(),
  facts: {},
  decisions: [],
};

const server = (work: Partial<Work> = {}, answers: Answers = {}, userType: 'Admin' | 'Dealer' | 'Member' = 'Admin') =>
  fakeServer({
    'session/current': { data: { ...member.data, user: { ...user, userType } } },
    'products/get-product-list': { data: page('Our Range', {}) },
    'operations/get-work': {
      data: {
        items: [unpriced, mail('a', 'first mail'), mail('b', 'second mail')],
        names: { S2: 'Kim Desk' },
        more: [],
        missing: [],
        ...work,
      },
    },
    ...answers,
  });

test('each entry has its age, the advice, and the way to the page where the work is done', async () => {
  renderApp('/au/operations/work', server({ missing: ['returns'], more: ['mail-given-up'] }).send);
  const row = within(await screen.findByRole('row', { name: /Lines without a price/ }));
  expect(row.getByText('2 days')).toBeDefined();
  expect(row.getByRole('link', { name: 'Offer a price' }).getAttribute('href')).toContain('/o2/SL10000234');
  expect(row.getByRole('link', { name: 'What happened' }).getAttribute('href')).toContain('order=o2');
  expect(row.queryByRole('checkbox')).toBeNull();
  const refused = within(screen.getByRole('row', { name: /first mail/ }));
  expect(refused.getByText('3 hours')).toBeDefined();
  expect(refused.getByText(/Call the buyer. Send the mail to the right address, or discard it/)).toBeDefined();
  expect(screen.getByText(/No answer from: Returns/)).toBeDefined();
  expect(screen.getByText(/There are more entries than shown: Mail could not be sent/)).toBeDefined();
});

test('several entries are decided with one reason; those that failed are named and stay chosen', async () => {
  const { send, called } = server(
    {},
    {
      [DECIDE]: ({ key }) =>
        key === 'b' ? refuse(503, 'Unavailable', 'Please try again shortly.') : { data: { state: 'queued' } },
    },
  );
  renderApp('/au/operations/work', send);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Choose first mail' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose second mail' }));
  expect(screen.getByText('2 entries chosen')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Give a reason. It becomes part of the journal.')).toBeDefined();
  expect(called(DECIDE)).toEqual([]);

  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: ' the server is back ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('1 entry is done. 1 failed');
  expect(notice.textContent).toContain('second mail: Please try again shortly.');
  const sent = called(DECIDE).map(({ body }) => body);
  expect(sent).toMatchObject([
    { service: 'notifications', kind: 'mail-given-up', key: 'a', decision: 'retry', reason: 'the server is back' },
    { key: 'b' },
  ]);
  // The first answer about the second item may have been lost, so its repeat has the same request id.
  const again = screen.getByRole('button', { name: 'Try again' });
  fireEvent.click(again);
  await waitFor(() => expect(called(DECIDE).length).toBeGreaterThan(2));
  await waitFor(() => expect(again).toHaveProperty('disabled', false));
  const ids = called(DECIDE).flatMap(({ body }) => (body.key === 'b' ? [body.requestID] : []));
  expect(new Set(ids).size).toBe(1);
});

test('an empty list says so, and members have no such page', async () => {
  renderApp('/au/operations/work', server({ items: [] }, {}, 'Dealer').send);
  expect(await screen.findByRole('heading', { name: 'Nothing to do' })).toBeDefined();
  const { called, send } = server({}, {}, 'Member');
  renderApp('/au/operations/work', send);
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeDefined();
  expect(called('operations/get-work')).toEqual([]);
});

test('a mail is sent to another address, one at a time and not without a valid one', async () => {
  const redirectable = {
    ...mail('order-confirmation/a', 'order-confirmation'),
    decisions: ['retry', 'redirect', 'discard'],
  };
  const { send, called } = server({ items: [redirectable] }, { [DECIDE]: { data: { state: 'queued' } } });
  renderApp('/au/operations/work', send);
  fireEvent.click(await screen.findByRole('checkbox'));
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'the buyer called' } });
  const sendThere = screen.getByRole('button', { name: 'Send to another address' });
  fireEvent.click(sendThere);
  expect(screen.getByText('Type the address that the mail goes to.')).toBeDefined();
  expect(called(DECIDE)).toEqual([]);
  fireEvent.change(screen.getByLabelText('Another address'), { target: { value: ' kim@example.com ' } });
  fireEvent.click(sendThere);
  await waitFor(() => expect(called(DECIDE)).toHaveLength(1));
  expect(called(DECIDE)[0]?.body).toMatchObject({
    key: 'order-confirmation/a',
    decision: 'redirect',
    value: 'kim@example.com',
  });
});

const inReview = (key: string, decisions: string[], facts: Record<string, string> = {}): Work['items'][number] => ({
  service: 'orders',
  kind: 'placed-order-in-review',
  key,
  record: `SL-${key}`,
  orderID: key,
  since: new Date(Date.now() - 3_600_000).toISOString(),
  facts: { state: 'Placed', review: 'return SR1 was processed', ...facts },
  decisions,
});

test('a placed order in review is kept for a reason, one at a time', async () => {
  const items = [inReview('o7', ['keep']), inReview('o8', ['keep'])];
  const { send, called } = server({ items }, { [DECIDE]: { data: { state: 'kept' } } });
  renderApp('/au/operations/work', send);
  const row = within(await screen.findByRole('row', { name: /SL-o7/ }));
  expect(row.getByText('Placed order in review')).toBeDefined();
  expect(row.getByText('return SR1 was processed')).toBeDefined();
  expect(row.getByText(/Keep lets the order go on as it is/)).toBeDefined();
  fireEvent.click(row.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose SL-o8' }));
  expect(screen.queryByRole('button', { name: 'Keep' })).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose SL-o8' }));
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'returned as SR9' } });
  fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
  await waitFor(() => expect(called(DECIDE)).toHaveLength(1));
  expect(called(DECIDE)[0]?.body).toMatchObject({
    service: 'orders',
    kind: 'placed-order-in-review',
    key: 'o7',
    decision: 'keep',
    reason: 'returned as SR9',
  });
});

test('above the amount an order is proposed to be kept, and another administrator confirms', async () => {
  const proposed = { proposed: 'keep', proposedBy: 'S2', proposalReason: 'returned as SR9' };
  const items = [inReview('o7', ['propose-keep']), inReview('o8', ['confirm', 'withdraw'], proposed)];
  const { send, called } = server({ items }, { [DECIDE]: { data: { state: 'kept' } } });
  renderApp('/au/operations/work', send);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Choose SL-o7' }));
  expect(screen.getByText('Kim Desk')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Keep' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Propose to keep' })).toBeDefined();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose SL-o7' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose SL-o8' }));
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'I agree' } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm the proposal' }));
  await waitFor(() => expect(called(DECIDE)).toHaveLength(1));
  expect(called(DECIDE)[0]?.body).toMatchObject({ key: 'o8', decision: 'confirm', reason: 'I agree' });
});
