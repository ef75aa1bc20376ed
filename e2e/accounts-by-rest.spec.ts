import { eventually } from '@southline/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { environment } from './lib/environment.ts';
import { type Attempt, type CartAnswer, Guest } from './lib/guest.ts';
import { Connection, doneOf } from './lib/http.ts';
import { mailsTo } from './lib/mailbox.ts';
import { firstPassword, Member, newMember } from './lib/member.ts';
import { buyableParts, type PartRow } from './lib/parts.ts';

const { web, mailbox } = environment();
const nextPassword = 'Copper-Meadow-Bicycle-4';
const lastPassword = 'Velvet-Anchor-Thunder-9';

const dataOf = <Data>({ body }: { body: { data?: Data } }) => {
  if (body.data === undefined) throw new Error(`no data: ${JSON.stringify(body)}`);
  return body.data;
};

let parts: readonly PartRow[];
beforeAll(async () => {
  parts = await buyableParts(new Connection(web), 'Batteries');
});

const partAt = (index: number): PartRow => {
  const part = parts[index];
  if (!part) throw new Error('too few parts to buy');
  return part;
};

describe('an account, by the calls of the contract and the mails that they send', () => {
  it('is joined, verified, used, its password changed, forgotten and reset', async () => {
    const member = Member.new();
    expect((await member.join()).body).toEqual({ status: true });
    const token = await member.verificationToken();
    expect((await member.signIn()).body).toMatchObject({ status: false, message: 'email_not_verified' });
    expect((await member.verify(token)).body).toEqual({ status: true });
    expect((await member.verify(token)).body).toMatchObject({
      status: false,
      message: expect.stringMatching(/_token$/),
    });

    const signedIn = await member.signIn();
    expect(signedIn).toMatchObject({
      http: 200,
      body: { status: true, cartMerged: [], data: { email: member.email, userType: 'Member', firstName: 'Robin' } },
    });
    const current = dataOf(await member.connection.get('session/current'));
    expect(current).toMatchObject({ signedIn: true, user: dataOf(signedIn), cartCount: 0 });

    const profile = {
      ...{ firstName: 'Robin', lastName: 'Mender', address: '12 Workshop Lane', suburb: 'Carlton', state: 'VIC' },
      ...{ postcode: '3053', mobile: '0491570006', email: member.email },
    };
    expect((await member.connection.post('auth/update-profile', profile)).body).toMatchObject({
      status: true,
      message: 'The profile has been updated successfully.',
    });
    expect(dataOf(await member.connection.post('auth/get-profile'))).toMatchObject(profile);

    expect((await member.changePassword('not it', nextPassword)).body).toMatchObject({
      message: 'invalid_credentials',
    });
    expect((await member.changePassword(firstPassword, nextPassword)).body).toMatchObject({ status: true });
    expect(await member.isSignedIn()).toBe(true);
    expect((await member.connection.post('auth/sign-out')).body).toEqual({ status: true });
    expect(await member.isSignedIn()).toBe(false);

    const known = await member.connection.post('auth/forgot-password', { email: member.email });
    const unknown = await member.connection.post('auth/forgot-password', { email: `no-${member.email}` });
    expect([known.http, known.body]).toEqual([unknown.http, unknown.body]);
    // Beside it: the verification, and that the password was changed.
    const secrets = await member.resetSecrets(3);
    expect((await member.connection.post('auth/check-reset-token', { token: secrets.token })).body.status).toBe(true);
    const reset = { ...secrets, newPassword: lastPassword };
    const wrong = await member.connection.post('auth/reset-password', { ...reset, tempPassword: 'not it' });
    expect(wrong.body.status).toBe(false);
    expect((await member.connection.post('auth/reset-password', reset)).body).toEqual({ status: true });
    expect((await member.connection.post('auth/reset-password', reset)).body.status).toBe(false);
    expect((await member.signIn(nextPassword)).body).toMatchObject({ message: 'invalid_credentials' });
    expect((await member.signIn(lastPassword)).body).toMatchObject({ status: true });
    expect(await mailsTo(mailbox, member.email, 4)).toHaveLength(4);
  });

  it('tells a second registration of its address by mail alone', async () => {
    const member = await newMember();
    const again = await member.elsewhere().join({ password: nextPassword });
    expect([again.http, again.body]).toEqual([200, { status: true }]);
    expect(await mailsTo(mailbox, member.email, 2)).toHaveLength(2);
    expect((await member.elsewhere().signIn(nextPassword)).body.status).toBe(false);
  });

  it('takes no weak password', async () => {
    for (const password of ['short', 'password123', 'southline2026']) {
      expect((await Member.new().join({ password })).body).toMatchObject({
        status: false,
        message: 'password_too_weak',
      });
    }
  });
});

describe('a changed address', () => {
  it('counts where its member is signed in; by the mail to the old one its holder takes the account back from a thief', async () => {
    const holder = await newMember();
    const thief = holder.elsewhere();
    await thief.signIn();
    const moved = new Member(thief.connection, `new-${holder.email}`);
    const change = {
      ...{ firstName: 'Robin', lastName: 'Holder', address: '12 Workshop Lane', suburb: 'Carlton', state: 'VIC' },
      ...{ postcode: '3053', mobile: '0491570006', email: moved.email, currentPassword: firstPassword },
    };
    expect((await thief.connection.post('auth/update-profile', change)).body.status).toBe(true);
    const token = await moved.verificationToken();
    for (const other of [Member.new(), await newMember()])
      expect((await other.verify(token)).body).toMatchObject({ status: false, message: 'sign_in_to_confirm' });
    expect((await moved.verify(token)).body).toEqual({ status: true });
    expect((await holder.elsewhere().signIn()).body.status).toBe(false);

    // Beside it: the verification, the thief's browser, and that a new address was entered.
    const secrets = await holder.resetSecrets(4);
    const back = holder.elsewhere();
    const taken = await back.connection.post('auth/reset-password', { ...secrets, newPassword: lastPassword });
    expect(taken.body).toEqual({ status: true });
    await eventually(async () => expect(await thief.isSignedIn()).toBe(false));
    expect((await moved.signIn()).body.status).toBe(false);
    expect((await back.signIn(lastPassword)).body).toMatchObject({ status: true, data: { email: holder.email } });
  });
});

describe('a mailed token', () => {
  it.each(['garbled', 'A'.repeat(43), '../../etc', '%00', ' '])('"%s" opens nothing', async (token) => {
    const { connection } = Member.new();
    const tempPassword = 'AAAA-AAAA-AAAA';
    const answers = [
      await connection.post('auth/verify-email', { token }),
      await connection.post('auth/check-reset-token', { token }),
      await connection.post('auth/reset-password', { token, tempPassword, newPassword: nextPassword }),
    ];
    for (const { http, body } of answers) {
      expect(http).toBe(200);
      expect(body).toMatchObject({ status: false, message: 'invalid_token' });
    }
  });

  it('of a verification resets nothing, and the other way round', async () => {
    const member = Member.new();
    await member.join();
    const token = await member.verificationToken();
    expect((await member.connection.post('auth/check-reset-token', { token })).body.status).toBe(false);
    await member.verify(token);
    await member.connection.post('auth/forgot-password', { email: member.email });
    const { token: reset } = await member.resetSecrets(2);
    expect((await member.verify(reset)).body.status).toBe(false);
    expect((await member.connection.post('auth/check-reset-token', { token: reset })).body.status).toBe(true);
  });

  it('works with its own temporary password only, and 20 at once win once', async () => {
    const [one, two] = [await newMember(), await newMember()];
    for (const { connection, email } of [one, two]) await connection.post('auth/forgot-password', { email });
    const [first, second] = [await one.resetSecrets(2), await two.resetSecrets(2)];
    const crossed = { token: first.token, tempPassword: second.tempPassword, newPassword: nextPassword };
    expect((await one.connection.post('auth/reset-password', crossed)).body.status).toBe(false);
    const own = { ...second, newPassword: nextPassword };
    const race = await Promise.all(
      Array.from({ length: 20 }, () => new Connection(web).post('auth/reset-password', own)),
    );
    expect(race.filter(({ body }) => body.status)).toHaveLength(1);
    await eventually(async () => expect(await two.isSignedIn()).toBe(false));
  });
});

describe('a session', () => {
  it('has a new secret after signing in, whatever cookie was planted', async () => {
    const member = await newMember();
    const planted = member.connection.cookies.get('sid') ?? '';
    await member.signIn();
    expect(member.connection.cookies.get('sid')).not.toBe(planted);
    const attacker = member.elsewhere();
    attacker.connection.cookies.set('sid', planted);
    expect(await attacker.isSignedIn()).toBe(false);
    attacker.connection.cookies.set('sid', 'S'.repeat(43));
    expect(await attacker.isSignedIn()).toBe(false);
  });

  it('is dead after signing out and after a change of password, its own secret included', async () => {
    const member = await newMember();
    const other = member.elsewhere();
    await other.signIn();
    const before = new Map(member.connection.cookies);
    await member.changePassword(firstPassword, nextPassword);
    expect(await member.isSignedIn()).toBe(true);
    expect(await other.isSignedIn()).toBe(false);
    const replay = member.elsewhere();
    const replayed = async (cookies: ReadonlyMap<string, string>) => {
      for (const [name, value] of cookies) replay.connection.cookies.set(name, value);
      return replay.isSignedIn();
    };
    expect(await replayed(before)).toBe(false);
    const current = new Map(member.connection.cookies);
    await member.connection.post('auth/sign-out');
    expect(await replayed(current)).toBe(false);
  });

  it('is listed, and the others are signed out', async () => {
    const member = await newMember();
    const other = member.elsewhere();
    await other.signIn();
    const rows = dataOf(await member.connection.post('auth/get-sessions'));
    expect(rows.map(({ current }) => current).sort()).toEqual([false, true]);
    await member.connection.post('auth/sign-out-others');
    expect([await member.isSignedIn(), await other.isSignedIn()]).toEqual([true, false]);
  });

  it.each([
    ['member', 'Member'],
    ['dealer', 'Dealer'],
    ['admin', 'Admin'],
  ])('of the demo %s has the role %s', async (name, userType) => {
    const holder = new Member(new Connection(web), `${name}@southline.example`);
    const answer = await holder.signIn(environment().demoPassword);
    expect(dataOf(answer)).toMatchObject({ userType, membershipNo: expect.stringMatching(/./) });
    await holder.connection.post('auth/sign-out');
  });

  it('is what accounts and favourites need: everybody else gets 401', async () => {
    const { connection } = Member.new();
    for (const call of ['auth/get-profile', 'auth/get-sessions', 'auth/sign-out', 'products/get-favourite'] as const)
      expect(await connection.post(call)).toMatchObject({ http: 401, body: { code: 'UnauthorisedAccess' } });
  });
});

describe('a cart', () => {
  const quantities = ({ listing }: CartAnswer) =>
    Object.fromEntries(listing.map(({ partno, quantity }) => [partno, quantity]));

  it('of a guest is added to the member’s at sign-in, told line by line, and is in every browser', async () => {
    const [both, only] = [partAt(0), partAt(1)];
    const member = await newMember();
    const units = both.extra?.minQty ?? 1;
    await member.connection.post('cart/add-to-cart', { productNr: both.productNr, quantity: units });

    const guest = member.elsewhere();
    await guest.connection.post('cart/add-to-cart', { productNr: both.productNr, quantity: 2 * units });
    const least = only.extra?.minQty ?? 1;
    await guest.connection.post('cart/add-to-cart', { productNr: only.productNr, quantity: least });
    const { body } = await guest.signIn();
    expect(body.cartMerged).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          partNo: both.productNr,
          guestQuantity: 2 * units,
          memberQuantity: units,
          quantity: 3 * units,
        }),
        expect.objectContaining({ partNo: only.productNr, guestQuantity: least, memberQuantity: 0, quantity: least }),
      ]),
    );
    for (const { connection } of [guest, member]) {
      const cart = doneOf(await connection.post('cart/get-shopping-carts-for-cartspage'));
      expect(quantities(cart)).toEqual({
        [both.productNr]: 3 * units,
        [only.productNr]: least,
      });
    }
    await guest.connection.post('auth/sign-out');
    expect(dataOf(await guest.connection.get('session/current'))).toMatchObject({ signedIn: false, cartCount: 0 });
  });
});

describe('an order', () => {
  const bought = async () => {
    const { email } = await newMember();
    const buyer = new Guest(web, email);
    await buyer.connection.post('auth/sign-in', { email, password: firstPassword });
    await buyer.add(partAt(0).productNr, partAt(0).extra?.minQty ?? 1);
    await buyer.saveDetails();
    const cart = await buyer.cart();
    const attempt = (await buyer.accessCode(cart)).body as unknown as Attempt;
    await buyer.pay(attempt);
    await eventually(async () => (await buyer.query(cart, attempt)).body.status);
    expect((await buyer.submit(cart)).body).toMatchObject({ status: true, data: { orderNo: cart.orderNo } });
    return { email, cart };
  };

  /** What somebody is told of it and of its three papers. */
  const seenBy = async ({ connection }: Member, { orderID, orderNo }: CartAnswer) =>
    Promise.all([
      connection.post('Order/get-member-order-details', { orderID }).then(({ http }) => http),
      connection.post('order/get-order-pdf', { orderID, orderNo }).then(({ http }) => http),
      connection.get('Order/get-tax-invoice', { memberNo: '', orderID }).then(({ http }) => http),
      connection.get('Order/get-packing-list', { orderNo }).then(({ http }) => http),
    ]);

  it('is its member’s in every browser and open to staff; another member and guests are told that there is none', async () => {
    const { email, cart } = await bought();
    const everywhere = new Member(new Connection(web), email);
    await everywhere.signIn();
    expect(await seenBy(everywhere, cart)).toEqual([200, 200, 200, 200]);
    const membershipNo = dataOf(await everywhere.connection.get('session/current')).user?.membershipNo ?? '';
    const invoice = async (memberNo: string) =>
      (await everywhere.connection.get('Order/get-tax-invoice', { memberNo, orderID: cart.orderID })).http;
    expect([await invoice(membershipNo), await invoice('M1')]).toEqual([200, 404]);

    for (const name of ['dealer', 'admin']) {
      const staff = new Member(new Connection(web), `${name}@southline.example`);
      await staff.signIn(environment().demoPassword);
      expect(await seenBy(staff, cart)).toEqual([200, 200, 200, 200]);
      await staff.connection.post('auth/sign-out');
    }
    for (const stranger of [await newMember(), Member.new()])
      expect(await seenBy(stranger, cart)).toEqual([404, 404, 404, 404]);
  });
});

describe('favourites', () => {
  it('are kept per account, paged, with pictures', async () => {
    const member = await newMember();
    const chosen = parts.slice(0, 3).map(({ productNr }) => productNr);
    for (const partno of chosen) await member.connection.post('products/add-favourite', { partno });
    const list = doneOf(
      await member.connection.post('products/get-favourite', { sortBy: 'dateAdded', sortDir: 'asc' }),
    );
    const rows = list.favourite;
    expect(rows.map(({ partnumber }) => partnumber)).toEqual(chosen);
    expect(list.totalCount).toBe(chosen.length);
    const picture = await fetch(new URL(rows[0]?.imageURL ?? '', web));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    await member.connection.post('products/remove-favourite', { partno: chosen[0] ?? '' });
    const other = await newMember();
    expect((await other.connection.post('products/get-favourite')).body).toMatchObject({ totalCount: 0 });
    expect((await member.connection.post('products/get-favourite')).body).toMatchObject({ totalCount: 2 });
  });
});
