import { eventually } from '@southline/testkit';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { type Visitor, widthsOf } from './lib/browser.ts';
import { environment } from './lib/environment.ts';
import { visiting } from './lib/journey.ts';
import { heading, signIn, signOut } from './lib/screens/account.ts';
import { newStaff } from './lib/staff.ts';

const exactly = (name: string) => ({ name, exact: true });

/** Staff begin at the work list. A sign-out would refuse calls of the page that are still under way. */
const atWork = async (visitor: Visitor) => {
  await heading(visitor, 'Work list');
  await visitor.page.waitForLoadState('networkidle');
};

/** A code of a new time step, because the account accepts each code once. */
const codesOf = (secret: string) => {
  let last = '';
  const now = () => TOTP.generate({ secret: Secret.fromBase32(secret) });
  return () =>
    eventually(async () => {
      const code = now();
      if (code === last) throw new Error('the app still shows the code before');
      last = code;
      return code;
    });
};

describe.each(widthsOf('phone'))('two-step sign-in on a %s', (width) => {
  it('is set up with an app, asked for at the sign-in, and removed again', async () => {
    const staff = await newStaff('Admin');
    const { visitor, look, page } = await visiting('second-factor', width);
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

    // A correct password alone does not sign in an account with a second factor.
    await visitor.go('/au/sign-in');
    await signIn(visitor, staff);
    await main.getByLabel('Code', { exact: true }).fill('000000');
    await page.keyboard.press('Enter');
    await main.getByText(/^The code is wrong or was used already/).waitFor();
    await look('asked');
    expect(await visitor.stored()).not.toContain(secret);
    await main.getByLabel('Code', { exact: true }).fill(await code());
    await page.keyboard.press('Enter');
    await atWork(visitor);
    await signOut(visitor);

    await visitor.go('/au/sign-in');
    await signIn(visitor, staff);
    await main.getByRole('button', exactly('Use a recovery code')).click();
    await main.getByLabel('Recovery code', { exact: true }).fill(recovery[0] ?? '');
    await page.keyboard.press('Enter');
    await atWork(visitor);

    await visitor.go('/au/two-step-sign-in');
    await main.getByText('9 codes are left.', { exact: true }).waitFor();
    await main.getByRole('button', exactly('Remove the app')).click();
    await main.getByRole('button', exactly('Yes, remove it')).click();
    await main.getByText('No app is set up.', { exact: true }).waitFor();
    await signOut(visitor);
    await visitor.go('/au/sign-in');
    await signIn(visitor, staff);
    await atWork(visitor);
  });
});

/** Browsers create passkeys only for host names, not for IP addresses, so the test opens the shop as localhost. */
const byName = () => {
  const shop = new URL(environment().web);
  shop.hostname = 'localhost';
  return shop.origin;
};

describe.each(widthsOf('desktop'))('a passkey on a %s', (width) => {
  it('is added, replaces the code at the sign-in, and is removed again', async () => {
    const staff = await newStaff('Dealer');
    const { visitor, look, page } = await visiting('passkey', width);
    const main = page.getByRole('main');
    const go = async (path: string) => {
      await page.goto(`${byName()}${path}`);
      await page.waitForSelector('html[data-live]', { state: 'attached' });
    };
    const devices = await visitor.context.newCDPSession(page);
    await devices.send('WebAuthn.enable');
    const options = {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
    } as const;
    const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
    });

    await go('/au/two-step-sign-in');
    await signIn(visitor, staff);
    await main.getByRole('button', exactly('Add a passkey')).click();
    await main.getByLabel('Name of the passkey', { exact: true }).fill('Office laptop');
    await main.getByLabel('Your password', { exact: true }).fill(staff.password);
    await page.keyboard.press('Enter');
    await main.getByRole('button', exactly('I have stored the codes')).click();
    await main.getByText('Office laptop', { exact: true }).waitFor();
    await look('added');
    await signOut(visitor);

    const enter = async () => {
      await go('/au/sign-in');
      await signIn(visitor, staff);
      await main.getByRole('button', exactly('Use a passkey')).click();
    };
    await enter();
    await atWork(visitor);
    const { credentials } = await devices.send('WebAuthn.getCredentials', { authenticatorId });
    expect(credentials).toHaveLength(1);
    await signOut(visitor);

    // A browser without the passkey is refused; the page still offers a code.
    await devices.send('WebAuthn.clearCredentials', { authenticatorId });
    await enter();
    await main.getByText('The passkey was not used. Try again, or use a code.', { exact: true }).waitFor();
    await look('refused');
    const [known] = credentials;
    if (known) await devices.send('WebAuthn.addCredential', { authenticatorId, credential: known });
    await main.getByRole('button', exactly('Use a passkey')).click();
    await atWork(visitor);

    await go('/au/two-step-sign-in');
    await main.getByRole('button', exactly('Remove')).click();
    await main.getByText('Office laptop', { exact: true }).waitFor({ state: 'detached' });
    visitor.expects(/^request to http:\/\/localhost:/);
  });
});
