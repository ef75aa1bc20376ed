// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Group, ReplayRun } from '../features/operations/api/parked-events.ts';
import { type Answers, fakeServer, refuse } from '../testing/fake-server.ts';
import { member, user } from '../testing/people.ts';
import { page } from '../testing/range.ts';
import { renderApp } from '../testing/render-app.tsx';

const DECIDE = 'operations/decide-parked-events';
const group: Group = {
  service: 'documents',
  topic: 'southline.orders.order-placed.v1',
  handler: 'papers',
  events: 1_200,
  since: '2030-01-15T01:00:00Z',
  upTo: '2030-01-15T02:00:00Z',
  reasons: ['no such part'],
};
const run: ReplayRun = {
  service: 'documents',
  id: 'run-1',
  topic: group.topic,
  handler: 'papers',
  decision: 'replay',
  by: '901',
  reason: 'the release is fixed',
  at: '2030-01-15T03:00:00Z',
  events: 1_200,
  done: 300,
  failed: 1,
  isOver: false,
  failures: [{ key: 'papers/e1', record: 'order-1', error: 'still no such part' }],
};

const server = (answers: Answers = {}, userType: 'Admin' | 'Dealer' = 'Admin') =>
  fakeServer({
    'session/current': { data: { ...member.data, user: { ...user, userType } } },
    'products/get-product-list': { data: page('Our Range', {}) },
    'operations/get-parked-events': { data: { groups: [group], runs: [], missing: [] } },
    [DECIDE]: { data: { events: 1_200 } },
    ...answers,
  });

test('all events of a handler are replayed for a reason, up to those that the page showed', async () => {
  const { send, called } = server();
  renderApp('/au/operations/parked-events', send);
  fireEvent.click(await screen.findByRole('radio', { name: 'Choose papers' }));
  const replay = screen.getByRole('button', { name: 'Replay 1,200 events' });
  fireEvent.click(replay);
  expect(screen.getByText('Give a reason. It becomes part of the journal.')).toBeDefined();
  expect(called(DECIDE)).toEqual([]);
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: ' the release is fixed ' } });
  fireEvent.click(replay);
  await waitFor(() => expect(called(DECIDE)).toHaveLength(1));
  const { requestID, ...decision } = called(DECIDE)[0]?.body ?? {};
  expect(requestID).toMatch(/^[0-9a-f-]{36}$/);
  expect(decision).toEqual({
    service: 'documents',
    topic: group.topic,
    handler: 'papers',
    upTo: group.upTo,
    decision: 'replay',
    reason: 'the release is fixed',
  });
});

test('a replay shows how far it is, and the events that failed again', async () => {
  const { send } = server({ 'operations/get-parked-events': { data: { groups: [], runs: [run], missing: [] } } });
  renderApp('/au/operations/parked-events', send);
  const progress = await screen.findByRole<HTMLProgressElement>('progressbar');
  expect([progress.value, progress.max]).toEqual([301, 1_200]);
  expect(screen.getByText(/300 of 1,200 are done. 1 failed again./)).toBeDefined();
  expect(screen.getByText(/order-1: still no such part/)).toBeDefined();
});

test('a refusal is told: another decision is being carried out', async () => {
  const message = 'Another decision about these events is being carried out.';
  const { send } = server({ [DECIDE]: refuse(409, 'ReplayRunning', message) });
  renderApp('/au/operations/parked-events', send);
  fireEvent.click(await screen.findByRole('radio'));
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'again' } });
  fireEvent.click(screen.getByRole('button', { name: 'Discard 1,200 events' }));
  expect(await screen.findByText(message)).toBeDefined();
});

test('dealers do not see the page', async () => {
  const { send, called } = server({}, 'Dealer');
  renderApp('/au/operations/parked-events', send);
  await waitFor(() => expect(called('session/current').length).toBeGreaterThan(0));
  expect(called('operations/get-parked-events')).toEqual([]);
});
