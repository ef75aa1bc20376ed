import { eventually } from '@southline/testkit';
import { describe, expect, it } from 'vitest';
import { environment } from './lib/environment.ts';
import { type Attempt, type CartAnswer, Guest } from './lib/guest.ts';
import { Connection } from './lib/http.ts';
import { mailsTo } from './lib/mailbox.ts';
import { firstPassword, Member, newMember } from './lib/member.ts';
import { buyableParts } from './lib/parts.ts';

const { web, mailbox } = environment();
const nextPassword = 'Copper-Meadow-Bicycle-4';
const lastPassword = 'Velvet-Anchor-Thunder-9';

const dataOf = <Data>({ body }: { body: { data?: Data } }) => {
  if (body.data === undefined) throw new Error(`no data: ${JSON.stringify(body)}`);
  return body.data;
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
      firstName: 'Robin',
      lastName: 'Mender',
      address: '12 Workshop Lane',
      suburb: 'Carlton',
      state: 'VIC',
      postcode: '3053',
      mobile: '0491570006',
      email: member.email,
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
    // The member already has two mails: the verification, and the notice of the changed password.
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

  it('a second registration of an address is reported by mail only', async () => {
    const member = await newMember();
    const again = await member.elsewhere().join({ password: nextPassword });
    expect([again.http, again.body]).toEqual([200, { status: true }]);
    expect(await mailsTo(mailbox, member.email, 2)).toHaveLength(2);
    expect((await member.elsewhere().signIn(nextPassword)).body.status).toBe(false);
  });
});

describe('an address that a stranger registers first', () => {
  it('belongs to its holder alone once the holder confirms it: no password, name or phone of the stranger stays', async () => {
    const stranger = Member.new();
    await stranger.join({ firstname: 'Mal', lastname: 'Lory', phone: '0499999999', password: nextPassword });
    const token = await stranger.verificationToken();
    const holder = stranger.elsewhere();
    expect((await holder.verify(token)).body).toMatchObject({ status: false, message: 'choose_password' });
    expect((await holder.verify(token, lastPassword)).body).toEqual({ status: true });
    for (const browser of [stranger, holder])
      expect((await browser.signIn(nextPassword)).body).toMatchObject({ message: 'invalid_credentials' });
    expect((await holder.signIn(lastPassword)).body.status).toBe(true);
    const profile = dataOf(await holder.connection.post('auth/get-profile'));
    expect(profile).toMatchObject({ firstName: '', lastName: '', mobile: '', postcode: '', email: holder.email });
  });
});

describe('a changed address', () => {
  it('counts where its member is signed in; by the mail to the old one its holder takes the account back from a thief', async () => {
    const holder = await newMember();
    const thief = holder.elsewhere();
    await thief.signIn();
    const moved = new Member(thief.connection, `new-${holder.email}`);
    const change = {
      firstName: 'Robin',
      lastName: 'Holder',
      address: '12 Workshop Lane',
      suburb: 'Carlton',
      state: 'VIC',
      postcode: '3053',
      mobile: '0491570006',
      email: moved.email,
      currentPassword: firstPassword,
    };
    expect((await thief.connection.post('auth/update-profile', change)).body.status).toBe(true);
    const token = await moved.verificationToken();
    for (const other of [Member.new(), await newMember()])
      expect((await other.verify(token)).body).toMatchObject({ status: false, message: 'sign_in_to_confirm' });
    expect((await moved.verify(token)).body).toEqual({ status: true });
    expect((await holder.elsewhere().signIn()).body.status).toBe(false);

    // The member already has three mails: the verification, the notice of the thief's browser, and the notice of the new
    // address.
    const secrets = await holder.resetSecrets(4);
    const back = holder.elsewhere();
    const taken = await back.connection.post('auth/reset-password', { ...secrets, newPassword: lastPassword });
    expect(taken.body).toEqual({ status: true });
    await eventually(async () => expect(await thief.isSignedIn()).toBe(false));
    expect((await moved.signIn()).body.status).toBe(false);
    expect((await back.signIn(lastPassword)).body).toMatchObject({ status: true, data: { email: holder.email } });
  });
});

describe('a demo account', () => {
  it.each([
    ['member', 'Member'],
    ['dealer', 'Dealer'],
    ['admin', 'Admin'],
  ])('%s has the role %s', async (name, userType) => {
    const holder = new Member(new Connection(web), `${name}@southline.example`);
    const answer = await holder.signIn(environment().demoPassword);
    expect(dataOf(answer)).toMatchObject({ userType, membershipNo: expect.stringMatching(/./) });
    await holder.connection.post('auth/sign-out');
  });
});

describe('an order', () => {
  const bought = async () => {
    const { email } = await newMember();
    const [part] = await buyableParts(new Connection(web), 'Batteries');
    if (!part) throw new Error('no battery to buy');
    const buyer = new Guest(web, email);
    await buyer.connection.post('auth/sign-in', { email, password: firstPassword });
    await buyer.add(part.productNr, part.extra?.minQty ?? 1);
    await buyer.saveDetails();
    const cart = await buyer.cart();
    const attempt = (await buyer.accessCode(cart)).body as unknown as Attempt;
    await buyer.pay(attempt);
    await eventually(async () => (await buyer.query(cart, attempt)).body.status);
    expect((await buyer.submit(cart)).body).toMatchObject({ status: true, data: { orderNo: cart.orderNo } });
    return { email, cart };
  };

  /** The HTTP status that a member gets for an order and its three documents. */
  const seenBy = async ({ connection }: Member, { orderID, orderNo }: CartAnswer) =>
    Promise.all([
      connection.post('Order/get-member-order-details', { orderID }).then(({ http }) => http),
      connection.post('order/get-order-pdf', { orderID, orderNo }).then(({ http }) => http),
      connection.get('Order/get-tax-invoice', { memberNo: '', orderID }).then(({ http }) => http),
      connection.get('Order/get-packing-list', { orderNo }).then(({ http }) => http),
    ]);

  it('is visible to its member in every browser and to staff; other members and guests get 404', async () => {
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
