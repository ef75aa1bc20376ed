import { eventually, unique } from '@southline/testkit';
import { describe, expect, it } from 'vitest';
import { mailWithLink, pathOf, temporaryPassword } from './lib/account-mails.ts';
import { Visitor, widthsOf } from './lib/browser.ts';
import { environment } from './lib/environment.ts';
import { Connection } from './lib/http.ts';
import { lookingAround, visiting } from './lib/journey.ts';
import { Keyboard } from './lib/keyboard.ts';
import { Member } from './lib/member.ts';
import { buyableParts, type PartRow } from './lib/parts.ts';
import { heading, type Joiner, joinFields, openMenu, signIn, signOut } from './lib/screens/account.ts';
import { cartLine, openCart } from './lib/screens/cart.ts';
import { openFamily, resultRow } from './lib/screens/finder.ts';
import { addToCart } from './lib/screens/part.ts';

const { web } = environment();

const parts = (await buyableParts(new Connection(web), 'Light Bulbs')).slice(0, 12);
if (parts.length < 12) throw new Error('the demo data has too few bulbs');

const exactly = (name: string) => ({ name, exact: true });
const newJoiner = (name: string): Joiner => ({
  email: `${unique(name)}@example.com`,
  password: 'quiet harbour lantern 7',
});
const partAt = (index: number): PartRow => {
  const part = parts[index];
  if (!part) throw new Error(`there is no part ${index}`);
  return part;
};

/** Registers by REST calls and the mailed link, for journeys that begin with an account. */
const joined = async (joiner: Joiner): Promise<Joiner> => {
  const member = new Member(new Connection(web), joiner.email);
  expect((await member.join({ password: joiner.password })).body).toMatchObject({ status: true });
  expect((await member.verify(await member.verificationToken())).body).toMatchObject({ status: true });
  return joiner;
};

describe.each(widthsOf('desktop'))('a visitor on a %s', (width) => {
  it('joins, verifies, signs in, changes profile and password, forgets it and gets back in', async () => {
    const { visitor, look, page } = await visiting('account', width);
    const joiner = newJoiner(`join-${width}`);
    const button = (name: string) => page.getByRole('main').getByRole('button', exactly(name));

    await visitor.go('/au/sign-in');
    await heading(visitor, 'Sign in to your account');
    await look('sign-in');
    await button('Sign in').click();
    await page.getByText('Email is required.', { exact: true }).waitFor();
    await page.getByText('Password is required.', { exact: true }).waitFor();
    await look('sign-in-missing');
    await page.getByRole('link', exactly('Join us')).click();
    await heading(visitor, 'Join Southline');
    await look('join');
    await button('Join Us').click();
    await page.getByText('Confirm Password is required.', { exact: true }).first().waitFor();
    await look('join-missing');
    for (const [label, value] of joinFields(joiner)) await page.getByLabel(label, { exact: true }).fill(value);
    await eventually(async () =>
      expect(await page.getByLabel('Mobile', { exact: true }).inputValue()).toBe('0491570006'),
    );
    await button('Join Us').click();
    await page.getByRole('heading', exactly('Verify your email address')).waitFor();
    await look('join-verify');

    // The account exists once its mail is sent. Sign-in works only after the address is verified.
    const verification = await mailWithLink(joiner.email, 'email-verfication');
    await page.getByRole('link', exactly('Go to sign in')).click();
    await signIn(visitor, joiner);
    await page.getByText(/^Your email address is not verified yet/).waitFor();
    await look('not-verified');
    await visitor.go(pathOf(verification.link));
    await page.getByText('Your email address is verified. Sign in to start.', { exact: true }).waitFor();
    await page.waitForURL((url) => url.pathname === '/au/sign-in');
    await look('verified');
    await signIn(visitor, joiner);
    await page.getByRole('button', exactly('Account of Robin')).waitFor();
    await page.waitForURL((url) => url.pathname === '/au');

    await openMenu(visitor);
    await look('menu');
    await page.getByRole('banner').getByRole('link', exactly('Your Account')).click();
    await heading(visitor, 'Manage Your Profile');
    await page.getByLabel('Suburb', { exact: true }).waitFor();
    await button('Apply').click();
    await page.getByText('Address Line is required.', { exact: true }).first().waitFor();
    await look('profile-missing');
    await page.getByLabel('Address Line', { exact: true }).fill('12 Workshop Lane');
    await page.getByLabel('Suburb', { exact: true }).fill('Carlton');
    await page.getByLabel('State', { exact: true }).selectOption('VIC');
    await page.getByLabel('Email', { exact: true }).fill(`new-${joiner.email}`);
    await page.getByLabel('Current Password', { exact: true }).fill(joiner.password);
    await button('Apply').click();
    await page.getByText('The profile has been updated successfully.', { exact: true }).waitFor();
    await page.getByText(/is not verified yet: open the link/).waitFor();
    await look('profile-saved');
    const change = await mailWithLink(`new-${joiner.email}`, 'email-verfication');
    const elsewhere = await Visitor.open(width);
    await elsewhere.go(pathOf(change.link));
    await heading(elsewhere, 'Sign in to confirm your new address');
    const lookElsewhere = lookingAround(elsewhere, 'account-elsewhere');
    await lookElsewhere('confirm');
    await elsewhere.page.getByRole('main').getByRole('link', exactly('Go to sign in')).click();
    await elsewhere.page.getByText(/^Sign in with your current email address/).waitFor();
    await lookElsewhere('sign-in');
    await visitor.go(pathOf(change.link));
    await page.getByText('Your new email address is now in use.', { exact: true }).waitFor();
    await look('email-changed');
    const renamed = { ...joiner, email: `new-${joiner.email}` };

    await openMenu(visitor);
    await page.getByRole('banner').getByRole('link', exactly('Change Password')).click();
    await heading(visitor, 'Change Password');
    await page.getByText('This device', { exact: true }).waitFor();
    await button('Update Password').click();
    await page.getByText('Confirm New Password is required.', { exact: true }).waitFor();
    await look('password-missing');
    const fresh = 'copper gasket meadow 3';
    await page.getByLabel('Current Password', { exact: true }).fill(joiner.password);
    await page.getByLabel('New Password', { exact: true }).fill(fresh);
    await page.getByLabel('Confirm New Password', { exact: true }).fill(fresh);
    await button('Update Password').click();
    await page.getByText('The password has been updated successfully.', { exact: true }).waitFor();
    await look('password-changed');
    await signOut(visitor);
    for (const personal of [joiner.email, 'Robin', 'Workshop Lane', '0491570006']) {
      expect(await visitor.stored()).not.toContain(personal);
    }

    await visitor.go('/au/sign-in');
    await signIn(visitor, renamed);
    await page.getByText(/^The email or password is not correct/).waitFor();
    await look('sign-in-wrong');
    await page.getByRole('link', exactly('Forgot your password?')).click();
    await heading(visitor, 'Forgot your password?');
    await look('forgot');
    await page.getByLabel('Email', { exact: true }).fill(renamed.email);
    await button('Send').click();
    await page.getByRole('heading', exactly('Check your email')).waitFor();
    await look('forgot-sent');
    const reset = await mailWithLink(renamed.email, 'reset-password');
    await visitor.go(pathOf(reset.link));
    await page.getByLabel('Temporary Password', { exact: true }).waitFor();
    await page.waitForURL(`${web}/au/reset-password`);
    await look('reset');
    const last = { ...renamed, password: 'velvet manifold orchard 9' };
    await page.getByLabel('Temporary Password', { exact: true }).fill('wrong-one');
    await page.getByLabel('New Password', { exact: true }).fill(last.password);
    await page.getByLabel('Confirm Password', { exact: true }).fill(last.password);
    await button('Set password').click();
    await page.getByText(/^The temporary password is not correct/).waitFor();
    await page.getByLabel('Temporary Password', { exact: true }).fill(temporaryPassword(reset.mail));
    await button('Set password').click();
    await heading(visitor, 'Your password is changed');
    await look('reset-changed');

    await page.getByRole('main').getByRole('link', exactly('Go to sign in')).click();
    await signIn(visitor, last);
    await page.getByRole('button', exactly('Account of Robin')).waitFor();

    // The link works only once.
    await signOut(visitor);
    await visitor.go(pathOf(reset.link));
    await page.getByText(/^This link is not valid/).waitFor();
    expect(await page.getByLabel('New Password', { exact: true }).count()).toBe(0);
    await look('reset-used');
    await visitor.go(pathOf(verification.link));
    await heading(visitor, 'Your email address could not be verified');
    await look('verify-used');
    await visitor.go('/au/reset-password/garbled');
    await page.getByText(/^This link is not valid/).waitFor();
  });

  it('saves favourites: from lists and pages, sorted, over two pages, and removes them', async () => {
    const { visitor, look, page } = await visiting('favourites', width);
    const joiner = await joined(newJoiner(`fav-${width}`));

    // A guest is sent to sign-in, with the reason, and back to the account page.
    await visitor.go('/au/favourites');
    await page.getByText(/^Sign in to continue/).waitFor();
    await look('unauthorised');
    await signIn(visitor, joiner);
    await heading(visitor, 'Your Favourites');
    await page.getByText('Nothing here yet', { exact: true }).waitFor();
    await look('empty');

    await page.getByRole('main').getByRole('link', exactly('Find parts')).click();
    await openFamily(visitor, 'Light Bulbs');
    for (const { productNr } of parts) {
      const heart = resultRow(visitor, productNr).getByRole('button', exactly(`Add ${productNr} to favourites`));
      await heart.click();
      await eventually(async () => expect(await heart.getAttribute('aria-pressed')).toBe('true'));
    }
    await look('hearts');
    await resultRow(visitor, partAt(0).productNr)
      .getByRole('link', exactly(partAt(0).productNr))
      .click();
    await page.getByRole('button', exactly(`In your favourites ${partAt(0).productNr}`)).waitFor();
    await look('part');

    await visitor.go('/au/favourites');
    await page.getByText('12 parts', { exact: true }).waitFor();
    await look('list');
    const numbers = parts
      .map(({ productNr }) => productNr)
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true, ignorePunctuation: true }));
    if (width === 'desktop') {
      await page.getByRole('button', exactly('Part Number')).click();
      await eventually(async () => expect(await page.getByRole('row').count()).toBe(11));
    } else {
      await page.getByLabel('Sort by', { exact: true }).selectOption('partnumber asc');
    }
    await page.waitForURL(/sortBy=partnumber/);
    await page.getByRole('button', exactly('Last page')).click();
    await page.waitForURL(/page=2/);
    const lastNumber = numbers.at(-1) ?? '';
    await page.getByRole('main').getByRole('link', exactly(lastNumber)).waitFor();
    await look('second-page');
    await page.getByRole('button', exactly(`Remove ${lastNumber}`)).click();
    await page
      .getByText(`Do you want to remove this part #${lastNumber} from your Favourites?`, { exact: true })
      .waitFor();
    await look('confirmation');
    await page.getByRole('dialog', exactly('Confirmation')).getByRole('button', exactly('Remove')).click();
    await page.getByText('11 parts', { exact: true }).waitFor();
  });

  it('brings the cart along at sign-in, joins from the cart, and finds the profile in the details', async () => {
    const { visitor, look, page } = await visiting('account-cart', width);
    const joiner = newJoiner(`cart-${width}`);
    const [first, second] = [partAt(0), partAt(1)];

    await visitor.go(`/au/part-detail/${first.productNr}`);
    await addToCart(visitor, page.getByRole('main'), first.productNr);
    await openCart(visitor);
    await page.getByRole('button', exactly('Guest Checkout')).waitFor();
    await look('guest');
    await page.getByRole('button', exactly('Join Us')).click();
    const dialog = page.getByRole('dialog', exactly('Join Southline'));
    await dialog.getByLabel('First Name', { exact: true }).waitFor();
    if (width === 'desktop') await eventually(async () => expect((await dialog.boundingBox())?.width).toBe(550));
    await look('join');
    await dialog.getByRole('button', exactly('Join Us')).click();
    await dialog.getByText('Confirm Email is required.', { exact: true }).first().waitFor();
    for (const [label, value] of joinFields(joiner)) await dialog.getByLabel(label, { exact: true }).fill(value);
    await dialog.getByRole('button', exactly('Join Us')).click();
    await dialog.getByRole('heading', exactly('Verify your email address')).waitFor();
    await look('join-verify');
    await dialog.getByRole('button', exactly('Back to the cart')).click();
    await cartLine(visitor, first.productNr).waitFor();

    const { link } = await mailWithLink(joiner.email, 'email-verfication');
    await visitor.go(pathOf(link));
    await page.getByText('Your email address is verified. Sign in to start.', { exact: true }).waitFor();
    await signIn(visitor, joiner);
    await page.getByText('1 line that you chose before signing in is in your cart.', { exact: true }).waitFor();
    await look('brought');
    await signOut(visitor);

    // The visitor, now a guest, adds two parts. The account's cart already contains the first one.
    for (const { productNr } of [first, second]) {
      await visitor.go(`/au/part-detail/${productNr}`);
      await addToCart(visitor, page.getByRole('main'), productNr);
    }
    await visitor.go('/au/sign-in');
    await signIn(visitor, joiner);
    const notice = page.getByRole('status', exactly('Your two carts have been combined'));
    await notice.getByText('1 already in your cart + 1 added = 2').waitFor();
    await look('merged');
    await page.getByRole('link', exactly('Cart, 2 lines')).waitFor();
    await notice.getByRole('link', exactly('View cart')).click();
    await cartLine(visitor, second.productNr).waitFor();
    await eventually(async () =>
      expect(await page.getByRole('textbox', exactly(`Quantity of ${first.productNr}`)).inputValue()).toBe('2'),
    );
    const details = page.getByRole('region', exactly('Your Details'));
    await eventually(async () => {
      expect(await details.getByLabel('First Name', { exact: true }).inputValue()).toBe('Robin');
      expect(await details.getByLabel('Email', { exact: true }).inputValue()).toBe(joiner.email);
    });
    expect(await page.getByRole('button', exactly('Guest Checkout')).count()).toBe(0);
    await details.getByLabel('Suburb', { exact: true }).fill('Nowhere');
    await page.getByRole('button', exactly('Cancel')).click();
    await eventually(async () => expect(await details.getByLabel('Suburb', { exact: true }).inputValue()).toBe(''));
    await look('member');
  });
});

describe.each(widthsOf('phone'))('the holder of an address that a stranger registered, on a %s', (width) => {
  it('chooses a password behind the mailed link, and fills in the profile', async () => {
    const stranger = Member.new();
    await stranger.join({ firstname: 'Mal', lastname: 'Lory', phone: '0499999999' });
    const { link } = await mailWithLink(stranger.email, 'email-verfication');
    const holder = { email: stranger.email, password: 'copper gasket meadow 3' };
    const { visitor, look, page } = await visiting('account-choose', width);
    await visitor.go(pathOf(link));
    await heading(visitor, 'Choose your password');
    await look('choose');
    const set = page.getByRole('main').getByRole('button', exactly('Set password'));
    await set.click();
    await page.getByText('New Password is required.', { exact: true }).waitFor();
    await page.getByLabel('New Password', { exact: true }).fill(holder.password);
    await page.getByLabel('Confirm Password', { exact: true }).fill(holder.password);
    await set.click();
    await page.getByText('Your email address is verified. Sign in to start.', { exact: true }).waitFor();
    await signIn(visitor, holder);
    await page.waitForURL((url) => url.pathname === '/au');
    await visitor.go('/au/update-member-details');
    await heading(visitor, 'Manage Your Profile');
    expect(await page.getByLabel('First Name', { exact: true }).inputValue()).toBe('');
    expect(await page.getByLabel('Mobile', { exact: true }).inputValue()).toBe('');
    await look('profile');
    expect((await stranger.signIn()).body).toMatchObject({ message: 'invalid_credentials' });
  });
});

it('a session that has ended elsewhere leads to sign-in and back to the page that was left', async () => {
  const joiner = await joined(newJoiner('ended'));
  const [here, there] = [await Visitor.open(), await Visitor.open()];
  for (const visitor of [here, there]) {
    await visitor.go('/nz/sign-in');
    await signIn(visitor, joiner);
    await visitor.page.getByRole('button', exactly('Account of Robin')).waitFor();
  }
  await here.go('/nz/update-password');
  await here.page.getByRole('row').nth(2).waitFor();
  const look = lookingAround(here, 'account-sessions');
  await look('two');
  await here.page.getByRole('button', exactly('Sign out all other devices')).click();
  await here.page.getByText('The other devices are signed out.', { exact: true }).waitFor();

  await openMenu(there);
  await there.page.getByRole('banner').getByRole('link', exactly('Your Account')).click();
  await there.page.getByText(/^Sign in to continue/).waitFor();
  await there.page.waitForURL((url) => url.search === '?re=unauthorised');
  await there.page.getByRole('banner').getByRole('link', exactly('Sign in')).waitFor();
  await signIn(there, joiner);
  await heading(there, 'Manage Your Profile');
  there.expects(/401/);
});

it('joining and signing in need no mouse, and the focus can be seen at every stop', async () => {
  const joiner = newJoiner('keys');
  const visitor = await Visitor.open();
  const { page } = visitor;
  const keys = new Keyboard(page);
  await visitor.go('/au');
  await keys.enter(page.getByRole('banner').getByRole('link', exactly('Sign in')));
  await keys.enter(page.getByRole('link', exactly('Join us')));
  for (const [label, value] of joinFields(joiner)) await keys.type(page.getByLabel(label, { exact: true }), value);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', exactly('Verify your email address')).waitFor();
  const { link } = await mailWithLink(joiner.email, 'email-verfication');
  await visitor.go(pathOf(link));
  await page.getByText('Your email address is verified. Sign in to start.', { exact: true }).waitFor();
  await keys.type(page.getByLabel('Email', { exact: true }), joiner.email);
  await keys.type(page.getByLabel('Password', { exact: true }), joiner.password);
  await page.keyboard.press('Enter');
  await keys.enter(page.getByRole('button', exactly('Account of Robin')));
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', exactly('Favourites')).waitFor({ state: 'hidden' });
  await keys.enter(page.getByRole('button', exactly('Account of Robin')));
  await keys.enter(page.getByRole('banner').getByRole('button', exactly('Sign out')));
  await page.getByRole('banner').getByRole('link', exactly('Sign in')).waitFor();
  expect([...keys.hidden]).toEqual([]);
});
