// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { actionsFor, type StaffAccount } from '../features/operations/model/staff.ts';
import { type Answers, fakeServer, refuse } from '../testing/fake-server.ts';
import { member, user } from '../testing/people.ts';
import { page } from '../testing/range.ts';
import { renderApp } from '../testing/render-app.tsx';

const [LIST, INVITE, DECIDE] = ['operations/get-staff', 'operations/invite-staff', 'operations/decide-administrator'];
const dealer: StaffAccount = {
  membershipNo: 'M2',
  userType: 'Dealer',
  firstName: 'Alex',
  lastName: 'Desk',
  email: 'alex@southline.example',
  disabled: false,
  secondFactor: true,
  invited: false,
  lastSignInAt: '2026-03-01T10:00:00.000Z',
  sessions: 2,
  sessionsVersion: 4,
  proposedBy: '',
  proposedReason: '',
};
const own: StaffAccount = { ...dealer, membershipNo: user.membershipNo, userType: 'Admin', email: user.email };

const server = (answers: Answers = {}, userType: 'Admin' | 'Dealer' = 'Admin') =>
  fakeServer({
    'session/current': { data: { ...member.data, user: { ...user, userType } } },
    'products/get-product-list': { data: page('Our Range', {}) },
    [LIST]: { data: [own, dealer] },
    ...answers,
  });

test('a second administrator agrees, with a reason; the own account has no actions', async () => {
  const proposed = { ...dealer, proposedBy: 'M9', proposedReason: 'leads the desk' };
  const { send, called } = server({ [LIST]: { data: [own, proposed] }, [DECIDE]: {} });
  renderApp('/au/operations/staff', send);
  const row = await screen.findByRole('row', { name: /alex@southline/ });
  expect(within(row).getByText('Proposed as administrator. M9: leads the desk')).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Change / })).toHaveLength(1);
  fireEvent.click(within(row).getByRole('button', { name: 'Change Alex Desk' }));
  const form = screen.getByRole('region', { name: 'Change an account' });
  fireEvent.click(within(form).getByRole('button', { name: 'Carry out' }));
  expect(within(form).getByText('Give a reason. It becomes part of the journal.')).toBeDefined();
  fireEvent.change(within(form).getByLabelText('Reason'), { target: { value: ' I know Alex ' } });
  fireEvent.click(within(form).getByRole('button', { name: 'Carry out' }));
  await waitFor(() => expect(called(DECIDE)).toHaveLength(1));
  expect(called(DECIDE)[0]?.body).toEqual({ email: dealer.email, reason: 'I know Alex', agreed: true });
  await waitFor(() => expect(called(LIST)).toHaveLength(2));
});

test('an invitation that is refused is shown, and sent again with the same request id', async () => {
  const { send, called } = server({ [INVITE]: refuse(409, 'AddressTaken', 'There is an account with this address.') });
  renderApp('/au/operations/staff', send);
  const form = await screen.findByRole('region', { name: 'Invite a member of staff' });
  for (const [label, value] of [
    ['First name', 'Kim'],
    ['Last name', 'New'],
    ['Email', 'kim@southline.example'],
    ['Reason', 'joins the desk'],
  ] as const)
    fireEvent.change(within(form).getByLabelText(label), { target: { value } });
  const press = () => fireEvent.click(within(form).getByRole('button', { name: 'Send the invitation' }));
  press();
  expect(await within(form).findByText(/There is an account with this address/)).toBeDefined();
  press();
  await waitFor(() => expect(called(INVITE)).toHaveLength(2));
  const [first, second] = called(INVITE).map(({ body }) => body);
  expect(first).toMatchObject({ email: 'kim@southline.example', userType: 'Dealer', reason: 'joins the desk' });
  expect(second).toEqual(first);
});

test('for dealers there is no such page', async () => {
  const { send, called } = server({}, 'Dealer');
  renderApp('/au/operations/staff', send);
  await screen.findByRole('heading', { level: 1, name: /not found|cannot find/i });
  expect(called(LIST)).toEqual([]);
});

test('the offered actions follow the account', () => {
  expect(actionsFor(own, user.membershipNo)).toEqual([]);
  expect(actionsFor(dealer, 'M9')).toEqual(['end-sessions', 'disable', 'to-Admin', 'to-Member']);
  expect(actionsFor({ ...dealer, proposedBy: 'M9' }, 'M9')).toEqual([
    'decline',
    'end-sessions',
    'disable',
    'to-Member',
  ]);
  expect(actionsFor({ ...dealer, invited: true, sessions: 0 }, 'M9')).toContain('invite-again');
  expect(actionsFor({ ...dealer, userType: 'Admin', disabled: true }, 'M9')).toEqual([
    'end-sessions',
    'enable',
    'to-Dealer',
    'to-Member',
  ]);
});
