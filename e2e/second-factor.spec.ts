import { eventually } from '@southline/testkit';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { Visitor, widthsOf } from './lib/browser.ts';
import { lookingAround } from './lib/journey.ts';
import { heading, signIn, signOut } from './lib/screens/account.ts';
import { newStaff } from './lib/staff.ts';

const exactly = (name: string) => ({ name, exact: true });

/** A code that the account has not used: of another time step than the one before. */
const codesOf = (secret: string) => {
  let last = '';
  const now = () => TOTP.generate({ secret: Secret.fromBase32(secret) });
  return () =>
    eventually(
      async () => {
        const code = now();
        if (code === last) throw new Error('the app still shows the code before');
        last = code;
        return code;
      },
      { timeoutMs: 40_000 },
    );
};

describe.each(widthsOf('phone'))('two-step sign-in on a %s', (width) => {
  it('is set up with an app, asked for at the sign-in, and removed again', async () => {
    const staff = await newStaff('Admin');
    const visitor = await Visitor.open(width);
    const look = lookingAround(visitor, 'second-factor');
    const { page } = visitor;
    const main = page.getByRole('main');
    await visitor.go('/au/two-step-sign-in');
    await signIn(visitor, staff);
    await heading(visitor, 'Two-step sign-in');
    await main.getByText('No app is set up.', { exact: true }).waitFor();
    await look('none');
    await main.getByRole('button', exactly('Set up an app')).click();
    await main.getByLabel('Your password', { exact: true }).fill(staff.password);
    await page.keyboard.press('Enter');
    await main.getByRole('img', exactly('QR code for the authenticator app')).waitFor();
    const secret = (await main.locator('code').innerText()).replaceAll(' ', '');
    const code = codesOf(secret);
    await look('app');
    await main.getByLabel('Code that the app shows', { exact: true }).fill(await code());
    await page.keyboard.press('Enter');
    await main.getByRole('heading', exactly('Recovery codes')).waitFor();
    const recovery = await main.getByRole('listitem').locator('code').allInnerTexts();
    expect(recovery).toHaveLength(10);
    await look('recovery codes');
    await main.getByRole('button', exactly('I have stored the codes')).click();
    await main.getByText('10 codes are left.', { exact: true }).waitFor();
    await look('on');
    await signOut(visitor);

    // The answer of the password opens nothing yet.
    await visitor.go('/au/sign-in');
    await signIn(visitor, staff);
    await main.getByLabel('Code', { exact: true }).fill('000000');
    await page.keyboard.press('Enter');
    await main.getByText(/^The code is wrong or was used already/).waitFor();
    await look('asked');
    expect(await visitor.stored()).not.toContain(secret);
    await main.getByLabel('Code', { exact: true }).fill(await code());
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/au\/?$/);
    await signOut(visitor);

    await visitor.go('/au/sign-in');
    await signIn(visitor, staff);
    await main.getByRole('button', exactly('Use a recovery code')).click();
    await main.getByLabel('Recovery code', { exact: true }).fill(recovery[0] ?? '');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/au\/?$/);

    await visitor.go('/au/two-step-sign-in');
    await main.getByText('9 codes are left.', { exact: true }).waitFor();
    await main.getByRole('button', exactly('Remove the app')).click();
    await main.getByRole('button', exactly('Yes, remove it')).click();
    await main.getByText('No app is set up.', { exact: true }).waitFor();
    await signOut(visitor);
    await visitor.go('/au/sign-in');
    await signIn(visitor, staff);
    await page.waitForURL(/\/au\/?$/);
    expect(visitor.complaints()).toEqual([]);
    await visitor.close();
  });
});
