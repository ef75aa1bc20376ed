import { unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { describe, expect, test } from 'vitest';
import { stampOf } from '../src/contract/pictures.ts';
import { openShop, visit } from './shop.ts';

const shop = perFile(openShop);

const someone = () => {
  const email = `${unique('member')}@southline.example`;
  return { email, account: shop.auth.add(email), browser: visit(shop) };
};

const signedIn = async () => {
  const person = someone();
  await person.browser.signIn(person.email);
  return person;
};

const registration = () => ({
  firstname: 'Robin',
  lastname: 'Holder',
  email: `${unique('join')}@southline.example`,
  phone: '0400000000',
  postcode: '3000',
  password: 'a long password',
});

describe('signing in', () => {
  test('answers the session user without the password', async () => {
    const { browser, email, account } = someone();
    const answer = await browser.signIn(email);
    expect(answer.statusCode).toBe(200);
    const user = {
      membershipNo: account.membershipNo,
      firstName: 'Robin',
      lastName: 'Holder',
      address: '',
      suburb: '',
      state: '',
      postcode: '3000',
      email,
      phone: '0400',
      userType: 'Member',
    };
    expect(answer.json()).toEqual({ status: true, data: user, cartMerged: [] });
    const session = (await browser.get('session/current')).json().data;
    expect(session).toEqual({ signedIn: true, user, region: 'au', currency: 'AUD', cartCount: 0 });
  });

  test('with a wrong password is a normal no with its key, and no session', async () => {
    const { browser, email } = someone();
    const answer = await browser.signIn(email, 'wrong');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: false, code: 'InvalidCredentials', message: 'invalid_credentials' });
    expect(answer.cookies).toEqual([]);
  });

  test('without an address or a password names both by their keys', async () => {
    const answer = await visit(shop).post('auth/sign-in', { email: '', password: '' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'InvalidRequest',
      message: 'required_email',
      errors: [
        { field: 'email', message: 'required_email' },
        { field: 'password', message: 'required_password' },
      ],
    });
  });

  test('tried too often says when to come back', async () => {
    const { browser, email } = someone();
    shop.auth.state.throttled = true;
    const answer = await browser.signIn(email);
    shop.auth.state.throttled = false;
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('90');
    expect(answer.json()).toMatchObject({ status: false, code: 'TooManyRequests', message: 'too_many_attempts' });
  });

  test('passes the device, its name, the region and the language to auth, and stores the device', async () => {
    const { browser, email } = someone();
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const body = { email, password: `right for ${email}` };
    const first = await browser.post('auth/sign-in?lng=zh', body, { 'user-agent': agent });
    const device = first.cookies.find(({ name }) => name === 'device');
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 31_536_000 });
    const sent = shop.auth.state.visitors.at(-1);
    expect(sent).toMatchObject({ region: 'au', language: 'zh', deviceLabel: 'Firefox on Linux' });
    expect(sent?.deviceHash).toMatch(/^[0-9a-f]{64}$/);
    expect(sent?.deviceHash).not.toContain(device?.value);
    await browser.post('auth/sign-in', body);
    expect(shop.auth.state.visitors.at(-1)?.deviceHash).toBe(sent?.deviceHash);
  });

  test('takes the address from the socket, whatever a header claims', async () => {
    const { browser, email } = someone();
    await browser.post('auth/sign-in', { email, password: 'x' }, { 'x-forwarded-for': '203.0.113.9' });
    expect(shop.auth.state.visitors.at(-1)?.clientAddress).toBe('127.0.0.1');
  });
});

describe('joining', () => {
  test('gets the same answer, and its mailed token verifies it', async () => {
    const form = registration();
    expect((await visit(shop).post('auth/sign-up', form)).json()).toEqual({ status: true });
    const verify = (token: string) => visit(shop).post('auth/verify-email', { token });
    expect((await verify(`verify ${form.email}`)).json()).toEqual({ status: true });
    expect((await verify('garbled')).json()).toMatchObject({ status: false, message: 'invalid_token' });
    expect((await verify('expired')).json()).toMatchObject({ status: false, message: 'expired_token' });
  });

  test('a registration verified in another browser needs a new password and remembers the browser', async () => {
    const { email } = someone();
    shop.auth.tokens.set(`elsewhere ${email}`, { email, temporaryPassword: '' });
    const browser = visit(shop);
    const first = await browser.post('auth/verify-email', { token: `elsewhere ${email}` });
    expect(first.json()).toEqual({ status: false, message: 'choose_password', code: 'ChoosePassword' });
    expect(first.cookies).toEqual([]);
    const body = { token: `elsewhere ${email}`, newPassword: 'another password' };
    const second = await browser.post('auth/verify-email', body);
    expect(second.json()).toEqual({ status: true });
    expect(second.cookies).toMatchObject([{ name: 'device', httpOnly: true }]);
    const verifiedBy = shop.auth.state.visitors.at(-1)?.deviceHash;
    await browser.post('auth/sign-in', { email, password: 'x' });
    expect(shop.auth.state.visitors.at(-1)?.deviceHash).toBe(verifiedBy);
  });

  test('a browser is one and the same to auth when it joins, resets its password and signs in', async () => {
    const browser = visit(shop);
    const form = registration();
    const deviceAfter = async (call: Promise<unknown>) => {
      await call;
      return shop.auth.state.visitors.at(-1)?.deviceHash;
    };
    const joined = await deviceAfter(browser.post('auth/sign-up', form));
    expect(joined).toMatch(/^[0-9a-f]{64}$/);
    await browser.post('auth/forgot-password', { email: form.email });
    const passwords = { tempPassword: 'temporary', newPassword: 'another password' };
    const reset = browser.post('auth/reset-password', { token: `reset ${form.email}`, ...passwords });
    expect(await deviceAfter(reset)).toBe(joined);
    expect(await deviceAfter(browser.signIn(form.email, passwords.newPassword))).toBe(joined);
  });

  test('with empty fields names each with its text', async () => {
    const empty = Object.fromEntries(Object.keys(registration()).map((field) => [field, '']));
    const answer = await visit(shop).post('auth/sign-up', empty);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([
      { field: 'firstname', message: 'First Name is required.' },
      { field: 'lastname', message: 'Last Name is required.' },
      { field: 'email', message: 'Email is required.' },
      { field: 'phone', message: 'Mobile is required.' },
      { field: 'postcode', message: 'Postcode is required.' },
      { field: 'password', message: 'Password is required.' },
    ]);
  });

  test('complaints of the service name the fields of the form', async () => {
    const answer = await visit(shop).post('auth/sign-up', { ...registration(), postcode: '999' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.map(({ field }: { field: string }) => field)).toEqual(['postcode', 'phone']);
  });

  test.each([
    ['a role', { userType: 'Admin' }],
    ['a number', { membershipNo: 'M1' }],
    ['letters for a phone', { phone: '04x' }],
    ['an operator for an address', { email: { $ne: null } }],
    ['a list of passwords', { password: ['a', 'b'] }],
    ['a line break in a name', { firstname: 'A\r\nBcc: x' }],
  ])('with %s is refused', async (_what, wrong) => {
    const answer = await visit(shop).post('auth/sign-up', { ...registration(), ...wrong });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'InvalidRequest']);
  });
});

describe('a forgotten password', () => {
  test('gets the same answer for known and unknown addresses', async () => {
    const { email } = someone();
    for (const address of [email, 'nobody@southline.example']) {
      const answer = await visit(shop).post('auth/forgot-password', { email: address });
      expect([answer.statusCode, answer.json()]).toEqual([200, { status: true }]);
    }
  });

  test('is replaced with the token and the temporary password, once, and all sessions end', async () => {
    const { email, browser } = await signedIn();
    const stranger = visit(shop);
    await stranger.post('auth/forgot-password', { email });
    const token = `reset ${email}`;
    expect((await stranger.post('auth/check-reset-token', { token })).json()).toEqual({ status: true });
    const reset = (tempPassword: string) =>
      stranger.post('auth/reset-password', { token, tempPassword, newPassword: 'another password' });
    expect((await reset('wrong')).json()).toMatchObject({ status: false, message: 'invalid_token' });
    expect((await reset('temporary')).json()).toEqual({ status: true });
    expect((await reset('temporary')).json()).toMatchObject({ status: false, message: 'invalid_token' });
    expect((await browser.post('auth/get-profile')).statusCode).toBe(401);
    expect((await visit(shop).signIn(email, 'another password')).json().status).toBe(true);
  });

  test.each([
    ['garbled', 'invalid_token'],
    ['expired', 'expired_token'],
  ])('a token that is %s is refused', async (token, message) => {
    const answer = await visit(shop).post('auth/check-reset-token', { token });
    expect([answer.statusCode, answer.json().message]).toEqual([200, message]);
  });
});

describe('the own password', () => {
  const change = (browser: ReturnType<typeof visit>, tempPassword: string, newPassword = 'a brand new one') =>
    browser.post('auth/reset-password', { token: '', tempPassword, newPassword });

  test('is changed with the current one: this session goes on under a new id, the others end', async () => {
    const { email, browser } = await signedIn();
    const other = visit(shop);
    await other.signIn(email);
    const before = browser.jar.get('sid') ?? '';
    const answer = await change(browser, `right for ${email}`);
    expect(answer.json()).toEqual({ status: true, message: 'The password has been updated successfully.' });
    expect(browser.jar.get('sid')).not.toBe(before);
    expect((await browser.post('auth/get-profile')).statusCode).toBe(200);
    expect((await browser.post('auth/get-sessions')).json().data).toHaveLength(1);
    expect((await other.post('auth/get-profile')).statusCode).toBe(401);
    const replay = visit(shop);
    replay.jar.set('sid', before);
    expect((await replay.post('auth/get-profile')).statusCode).toBe(401);
  });

  test('a late call with the cookie of before is refused, and its answer does not remove the new cookie', async () => {
    const { email, browser } = await signedIn();
    const before = browser.cookie();
    await change(browser, `right for ${email}`);
    const late = await browser.post('garage/get', {}, { cookie: before });
    expect(late.statusCode).toBe(401);
    expect((await browser.post('auth/get-profile')).statusCode).toBe(200);
  });

  test('stays with a wrong current one or a weak new one', async () => {
    const { email, browser } = await signedIn();
    expect((await change(browser, 'wrong')).json()).toMatchObject({ status: false, message: 'invalid_credentials' });
    expect((await change(browser, `right for ${email}`, 'short')).json()).toMatchObject({
      message: 'password_too_weak',
    });
    expect((await browser.post('auth/get-profile')).statusCode).toBe(200);
  });

  test('cannot be changed without a session, nor with an absent token', async () => {
    expect((await change(visit(shop), 'x')).statusCode).toBe(401);
    const { browser } = await signedIn();
    const absent = await browser.post('auth/reset-password', { tempPassword: 'x', newPassword: 'y' });
    expect([absent.statusCode, absent.json().errors]).toEqual([400, [{ field: 'token', message: 'is required' }]]);
    for (const token of [null, [], { $ne: null }, 0]) {
      const wrong = await visit(shop).post('auth/reset-password', { token, tempPassword: 'x', newPassword: 'y' });
      expect(wrong.statusCode).toBe(400);
    }
  });

  test('missing fields are named', async () => {
    const { browser } = await signedIn();
    expect((await change(browser, '', '')).json().errors).toEqual([
      { field: 'tempPassword', message: 'Current Password is required.' },
      { field: 'newPassword', message: 'New Password is required.' },
    ]);
  });
});

describe('the profile', () => {
  const profile = {
    firstName: 'Robin',
    lastName: 'Mender',
    address: '1 Example Street',
    suburb: 'Carlton',
    state: 'VIC',
    postcode: '3053',
    mobile: '0400000001',
  };

  const nothingSaved = { pendingEmail: '', businessName: '', ccemail: '', addresses: [] };
  const workshop = {
    label: 'Workshop',
    FirstName: 'Robin',
    LastName: 'Mender',
    DeliveryAddressline: '12 Workshop Lane',
    DeliveryLocality: 'Carlton',
    DeliveryState: 'VIC',
    DeliveryPostcode: '3053',
    Phone: '0400000001',
  };

  test('has the business, copies and addresses of the next orders; without them they are unchanged', async () => {
    const { browser, email } = await signedIn();
    const defaults = { businessName: 'Quay Motors', ccemail: 'a@example.com;b@example.com', addresses: [workshop] };
    const saved = await browser.post('auth/update-profile', { ...profile, email, ...defaults });
    expect(saved.json().data).toEqual({ ...profile, email, pendingEmail: '', ...defaults });
    const without = await browser.post('auth/update-profile', { ...profile, email });
    expect(without.json().data).toMatchObject(defaults);
    // A session does not carry them.
    expect((await browser.get('session/current')).json().data.user).not.toHaveProperty('addresses');
    const wrong = await browser.post('auth/update-profile', {
      ...profile,
      email,
      addresses: [{ ...workshop, DeliveryPostcode: 'wrong' }],
    });
    expect(wrong.json().errors).toMatchObject([{ field: 'addresses.0.DeliveryPostcode' }]);
  });

  test('is read, replaced and shown in the session at once', async () => {
    const { browser, email } = await signedIn();
    const saved = await browser.post('auth/update-profile', { ...profile, email });
    expect(saved.json()).toEqual({
      status: true,
      message: 'The profile has been updated successfully.',
      data: { ...profile, ...nothingSaved, email },
    });
    const { data: read } = (await browser.post('auth/get-profile')).json();
    expect(read).toEqual({ ...profile, ...nothingSaved, email });
    const again = await browser.post('auth/update-profile', { ...read, pendingEmail: 'x@southline.example' });
    expect(again.json().data).toEqual(read);
    expect((await browser.get('session/current')).json().data.user).toMatchObject({
      lastName: 'Mender',
      phone: '0400000001',
      suburb: 'Carlton',
    });
  });

  test('in New Zealand it has a region or none; in Australia the state stays required', async () => {
    const { browser, email } = await signedIn();
    const there = visit(shop, 'nz');
    await there.signIn(email);
    const auckland = { ...profile, suburb: 'Mount Eden', postcode: '1024', email };
    for (const state of ['Auckland', '']) {
      const saved = await there.post('auth/update-profile', { ...auckland, state });
      expect(saved.json()).toMatchObject({ status: true, data: { state, postcode: '1024' } });
    }
    const refused = await browser.post('auth/update-profile', { ...auckland, state: '' });
    expect(refused.json().errors).toEqual([{ field: 'state', message: 'State is required.' }]);
  });

  test('a new address waits for its mail', async () => {
    const { browser, email } = await signedIn();
    const change = { ...profile, email: 'new@southline.example' };
    expect((await browser.post('auth/update-profile', { ...change, currentPassword: 'not it' })).json()).toMatchObject({
      status: false,
      message: 'invalid_credentials',
    });
    const saved = await browser.post('auth/update-profile', { ...change, currentPassword: `right for ${email}` });
    expect(saved.json().data).toMatchObject({ email, pendingEmail: 'new@southline.example' });
  });

  test('a new address is confirmed only in its member’s session; an expired session does not count', async () => {
    const { browser, email } = await signedIn();
    const token = `new address of ${email}`;
    shop.auth.tokens.set(token, { email, temporaryPassword: '' });
    const left = visit(shop);
    left.jar.set('sid', 'gone');
    for (const other of [visit(shop), left, (await signedIn()).browser]) {
      const answer = await other.post('auth/verify-email', { token });
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { status: false, code: 'SignInToConfirm', message: 'sign_in_to_confirm' },
      ]);
    }
    expect((await browser.post('auth/verify-email', { token })).json()).toEqual({ status: true });
  });

  test('empty fields are named with their texts', async () => {
    const { browser } = await signedIn();
    const empty = Object.fromEntries([...Object.keys(profile), 'email'].map((field) => [field, '']));
    const { errors } = (await browser.post('auth/update-profile', empty)).json();
    expect(Object.fromEntries(errors.map(({ field, message }: Record<string, string>) => [field, message]))).toEqual({
      firstName: 'First Name is required.',
      lastName: 'Last Name is required.',
      email: 'Email is required.',
      mobile: 'Mobile is required.',
      postcode: 'Postcode is required.',
      address: 'Address Line is required.',
      suburb: 'Suburb is required.',
      state: 'State is required.',
    });
  });

  test.each(['userType', 'role', 'membershipNo', 'emailVerified', '_id', '__proto__x'])(
    'a field %s is refused',
    async (field) => {
      const { browser, email } = await signedIn();
      const answer = await browser.post('auth/update-profile', { ...profile, email, [field]: 'Admin' });
      expect(answer.statusCode).toBe(400);
    },
  );
});

describe('favourites', () => {
  const fill = async (parts: readonly string[]) => {
    const person = await signedIn();
    for (const partno of parts) await person.browser.post('products/add-favourite', { partno });
    return person;
  };
  const numbers = (answer: { json(): { favourite: { partnumber: string }[] } }) =>
    answer.json().favourite.map(({ partnumber }) => partnumber);

  test('are a page of ten, the newest first, with the total', async () => {
    const parts = Array.from({ length: 12 }, (_, at) => `SL-${100 + at}`);
    const { browser } = await fill(parts);
    const first = await browser.post('products/get-favourite');
    expect(numbers(first)).toEqual(parts.toReversed().slice(0, 10));
    expect(first.json()).toMatchObject({ status: true, totalCount: 12 });
    expect(numbers(await browser.post('products/get-favourite', { page: 2 }))).toEqual(['SL-101', 'SL-100']);
    const sorted = await browser.post('products/get-favourite', { sortBy: 'partnumber', sortDir: 'asc', page: 2 });
    expect(numbers(sorted)).toEqual(['SL-110', 'SL-111']);
    const all = await browser.post('products/get-favourite-numbers');
    expect(all.json()).toEqual({ status: true, data: parts });
  });

  test('have a picture unless the part is gone, and name replaced parts', async () => {
    const { browser } = await fill(['SL-B-60', 'X-GONE', 'SL-OLD']);
    const { favourite } = (
      await browser.post('products/get-favourite', { sortBy: 'dateAdded', sortDir: 'asc' })
    ).json();
    expect(favourite).toMatchObject([
      { imageURL: `/au/images/parts/SLB60-${stampOf('current')}.svg`, superseded: false, supersededBy: '' },
      { imageURL: '' },
      { superseded: true, supersededBy: 'SL-NEW' },
    ]);
  });

  test('are removed; an unknown part is not added', async () => {
    const { browser } = await fill(['SL-1', 'SL-2']);
    expect((await browser.post('products/remove-favourite', { partno: 'SL-1' })).json()).toEqual({ status: true });
    expect(numbers(await browser.post('products/get-favourite'))).toEqual(['SL-2']);
    const unknown = await browser.post('products/add-favourite', { partno: 'NONE-1' });
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'NotFound']);
  });

  test.each([{ page: 0 }, { sortBy: 'price' }, { sortDir: 'up' }, { membershipNo: 'M1' }, { page: { $gt: 0 } }])(
    '%j is refused',
    async (options) => {
      const { browser } = await signedIn();
      expect((await browser.post('products/get-favourite', options)).statusCode).toBe(400);
    },
  );
});
