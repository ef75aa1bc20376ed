import { eventually, unique } from '@southline/testkit';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { mailWithLink, pathOf, temporaryPassword } from './lib/account-mails.ts';
import { Visitor, widthsOf } from './lib/browser.ts';
import { environment } from './lib/environment.ts';
import { Connection, doneOf } from './lib/http.ts';
import { lookingAround } from './lib/journey.ts';
import { mailsTo } from './lib/mailbox.ts';
import { firstPassword } from './lib/member.ts';
import { goAs, heading, signIn } from './lib/screens/account.ts';
import { newStaff } from './lib/staff.ts';

const { web, mailbox } = environment();
const exactly = (name: string) => ({ name, exact: true });

const atDesk = async (path: string, page: string, width: 'desktop' | 'phone' = 'desktop') => {
  const staff = await newStaff('Admin');
  const visitor = await Visitor.open(width);
  await goAs(visitor, path, staff);
  await heading(visitor, page);
  return { staff, visitor };
};

/** One action on an account of the list. */
const carryOut = async ({ page }: Visitor, name: string, action: string, reason: string) => {
  await page.getByRole('button', exactly(`Change ${name}`)).click();
  const form = page.getByRole('region', exactly('Change an account'));
  await form.getByLabel('Action', { exact: true }).selectOption({ label: action });
  await form.getByLabel('Reason', { exact: true }).fill(reason);
  await form.getByLabel('Reason', { exact: true }).press('Enter');
};

describe.each(widthsOf('desktop'))('staff accounts on a %s', (width) => {
  it('an administrator is invited by mail, is a dealer first, and becomes one when a second administrator agrees', async () => {
    const one = await atDesk('/au/operations/staff', 'Staff accounts', width);
    const other = await atDesk('/au/operations/staff', 'Staff accounts', width);
    const look = lookingAround(one.visitor, 'staff-accounts');
    const lastName = unique('Desk').replace('-', '');
    const email = `${lastName.toLowerCase()}@southline.example`;
    const name = `Alex ${lastName}`;
    const form = one.visitor.page.getByRole('region', exactly('Invite a member of staff'));
    for (const [label, value] of [
      ['First name', 'Alex'],
      ['Last name', lastName],
      ['Email', email],
      ['Reason', 'leads the desk from May'],
    ] as const)
      await form.getByLabel(label, { exact: true }).fill(value);
    await form.getByLabel('Role', { exact: true }).selectOption('Admin');
    await look('staff accounts');
    await form.getByRole('button', exactly('Send the invitation')).click();
    await form.getByText('The invitation is on its way.', { exact: true }).waitFor();
    const row = one.visitor.page.getByRole('row').filter({ hasText: email });
    await row.getByText('Invited', { exact: true }).waitFor();
    await look('invited');

    // The mail sets the first password.
    const invited = await Visitor.open(width);
    const { page } = invited;
    const { mail, link } = await mailWithLink(email, 'reset-password');
    await invited.go(pathOf(link));
    await page.getByLabel('Temporary Password', { exact: true }).fill(temporaryPassword(mail));
    await page.getByLabel('New Password', { exact: true }).fill(firstPassword);
    await page.getByLabel('Confirm Password', { exact: true }).fill(firstPassword);
    await page.getByRole('button', exactly('Set password')).click();
    await heading(invited, 'Your password is changed');
    await invited.go('/au/operations');
    await signIn(invited, { email, password: firstPassword });
    await heading(invited, 'Operations');
    expect(await page.getByRole('link', exactly('Staff accounts')).count()).toBe(0);

    // The administrator who proposed the change cannot agree to it; another one can.
    await one.visitor.reload();
    await one.visitor.page.getByRole('button', exactly(`Change ${name}`)).click();
    const offered = one.visitor.page.getByLabel('Action', { exact: true }).getByRole('option');
    expect(await offered.allInnerTexts()).not.toContain('Agree: make administrator');
    await other.visitor.reload();
    await carryOut(other.visitor, name, 'Agree: make administrator', 'I know Alex');
    const agreed = other.visitor.page.getByRole('row').filter({ hasText: email });
    await agreed.getByText('Administrator', { exact: true }).waitFor();
    await invited.go('/au/operations/staff');
    await signIn(invited, { email, password: firstPassword });
    await heading(invited, 'Staff accounts');

    await carryOut(other.visitor, name, 'Switch the account off', 'left us');
    await agreed.getByText('Switched off', { exact: true }).waitFor();
    await lookingAround(other.visitor, 'staff-accounts')('switched off');
    await eventually(async () => {
      await invited.reload();
      await page.getByRole('banner').getByRole('link', exactly('Sign in')).waitFor({ timeout: 2_000 });
    });
  });
});

it('a colleague’s second factor is reset by the form; they get a mail, and the password alone signs in', async () => {
  const colleague = await newStaff('Dealer');
  const connection = new Connection(web);
  doneOf(await connection.post('auth/sign-in', colleague));
  const { token, secret } = doneOf(await connection.post('auth/begin-totp', { password: colleague.password })).data;
  const code = TOTP.generate({ secret: Secret.fromBase32(secret) });
  doneOf(await connection.post('auth/confirm-totp', { token, code }));
  await mailsTo(mailbox, colleague.email);

  const { visitor } = await atDesk('/au/two-step-sign-in', 'Two-step sign-in', 'phone');
  const form = visitor.page.getByRole('region', exactly('Reset it for a colleague'));
  await form.getByLabel('Email of the colleague', { exact: true }).fill(colleague.email);
  await form.getByRole('button', exactly('Reset two-step sign-in')).click();
  await form
    .getByText(/reason/i)
    .last()
    .waitFor();
  await form.getByLabel('Reason', { exact: true }).fill('The phone was stolen');
  await form.getByRole('button', exactly('Reset two-step sign-in')).click();
  await form.getByText(/^It is reset\./).waitFor();
  await lookingAround(visitor, 'second-factor')('reset for a colleague');
  await eventually(async () => {
    const mails = await mailsTo(mailbox, colleague.email, 2);
    const texts = mails.map(({ Text }) => Text).join('\n');
    expect(texts).toContain('was added to your account');
    expect(texts).toContain('was reset by an administrator');
  });
  // The session has ended, and the password is enough again.
  expect((await connection.post('auth/get-profile')).http).toBe(401);
  doneOf(await connection.post('auth/sign-in', colleague));
});
