import {
  emailChanged,
  emailChangeRequested,
  memberRegistered,
  PasswordChangeKind,
  passwordChanged,
  passwordResetRequested,
  registrationRepeated,
  SecondFactorChangeKind,
  secondFactorChanged,
  signedInOnNewDevice,
  staffInvited,
} from '@southline/contracts/events';
import { outboxEvent } from '@southline/platform/outbox';
import { eventually, unique } from '@southline/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountMails } from '../src/storage/collections.ts';
import { type Notifications, prepareNotifications } from './support/bench.ts';

let bench: Notifications;
let auth: Awaited<ReturnType<Notifications['startAuth']>>;

beforeAll(async () => {
  bench = await prepareNotifications();
  auth = await bench.startAuth();
  await bench.start();
});
afterAll(async () => {
  await auth?.close();
  await bench?.stop();
});

/** A request, and the secret in its mail. */
const request = (language = 'en', withSecret = true) => {
  const requestId = unique('request');
  const email = `${requestId}@example.com`;
  const secret = { token: `tok_${requestId}`, temporaryPassword: '' };
  if (withSecret) auth.secrets.set(requestId, secret);
  const addressee = { membershipNo: '100200', firstName: 'Robin', email, region: 'nz', language };
  return { requestId, email, secret, mailed: { requestId, addressee } };
};

const at = { version: 1, occurredAt: new Date('2026-03-04T05:06:07.000Z') };
const key = (template: string, requestId: string) => `${template}/${requestId}`;

const mailTo = async (address: string, count = 1) => {
  const [mail] = await eventually(async () => {
    const found = await bench.mailbox.to(address);
    expect(found).toHaveLength(count);
    return found;
  });
  if (!mail) throw new Error('no mail');
  return { ...mail, ...(await bench.mailbox.read(mail)) };
};

const finished = (template: string, requestId: string, state: 'sent' | 'dropped') =>
  eventually(async () => (await accountMails(bench.mongo).findOne({ _id: key(template, requestId), state })) ?? false);

const site = 'http://127.0.0.1:8080/nz';

test('a registration that is delivered five times is mailed once, with the link to verify by', async () => {
  const { email, mailed, secret } = request();
  const event = outboxEvent(memberRegistered, mailed, at);
  await bench.publish([event, event, event, outboxEvent(memberRegistered, mailed, at)]);
  const mail = await mailTo(email);
  expect(mail.Subject).toBe('Please verify your email address for Southline');
  for (const form of [mail.Text, mail.HTML]) expect(form).toContain(`${site}/email-verfication/${secret.token}`);
  expect(mail.Text).toContain('Hello Robin');
  expect(mail.HTML).not.toMatch(/<img|src=|https?:\/\/(?!127\.0\.0\.1:8080)/);
  await finished('member-registered', mailed.requestId, 'sent');
  const next = request();
  await bench.publish([outboxEvent(memberRegistered, next.mailed, at)]);
  await mailTo(next.email);
  expect(await bench.mailbox.to(email)).toHaveLength(1);
});

test('a reset carries its link and the temporary password, which no store of ours ever holds', async () => {
  const { email, mailed, secret, requestId } = request();
  auth.secrets.set(requestId, { ...secret, temporaryPassword: 'kelp-2941-ochre' });
  await bench.publish([outboxEvent(passwordResetRequested, mailed, at)]);
  const mail = await mailTo(email);
  for (const form of [mail.Text, mail.HTML]) {
    expect(form).toContain(`${site}/reset-password/${secret.token}`);
    expect(form).toContain('kelp-2941-ochre');
  }
  const names = (await bench.mongo.db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
  for (const name of names) {
    const stored = JSON.stringify(await bench.mongo.db.collection(name).find().toArray());
    expect(stored).not.toContain(secret.token);
    expect(stored).not.toContain('kelp-2941-ochre');
  }
});

test('a mail whose request was used or replaced is dropped', async () => {
  const { email, mailed, requestId } = request('en', false);
  await bench.publish([outboxEvent(passwordResetRequested, mailed, at)]);
  const record = await finished('password-reset-requested', requestId, 'dropped');
  expect(record.tries).toBe(1);
  expect(await bench.mailbox.to(email)).toEqual([]);
});

test('mails are in the reader’s language, otherwise in English', async () => {
  const [chinese, klingon] = [request('zh-CN'), request('tlh')];
  await bench.publish([
    outboxEvent(emailChangeRequested, { ...chinese.mailed, currentEmail: '' }, at),
    outboxEvent(emailChangeRequested, { ...klingon.mailed, currentEmail: '' }, at),
  ]);
  const mail = await mailTo(chinese.email);
  expect(mail.Subject).toBe('请验证您在 Southline 的新邮箱地址');
  expect(mail.HTML).toContain('<html lang="zh-Hans">');
  expect(mail.Text).toContain(`${site}/email-verfication/${chinese.secret.token}`);
  expect((await mailTo(klingon.email)).Subject).toBe('Please verify your new email address for Southline');
});

test('the current address is notified of a new one, once and without naming it', async () => {
  const [asked, holder] = [request(), request('en', false)];
  const event = outboxEvent(emailChangeRequested, { ...asked.mailed, currentEmail: holder.email }, at);
  await bench.publish([event, event]);
  const mail = await mailTo(holder.email);
  expect(mail.Subject).toBe('A new email address for your Southline account');
  for (const form of [mail.Text, mail.HTML]) {
    expect(form).toContain(`${site}/forgot-password`);
    expect(form).not.toContain(asked.secret.token);
    expect(form).not.toContain(asked.email);
  }
  await mailTo(asked.email);
});

test('a displaced former address gets a restore link, one displaced by a restore does not', async () => {
  const [left, displaced] = [request(), request('zh')];
  auth.secrets.set(left.requestId, { ...left.secret, temporaryPassword: 'kelp-2941-ochre' });
  const changedAt = '2026-03-04T11:30:00.000Z';
  await bench.publish([
    outboxEvent(emailChanged, { ...left.mailed, changedAt, restored: false }, at),
    outboxEvent(emailChanged, { ...displaced.mailed, changedAt, restored: true }, at),
  ]);
  const mail = await mailTo(left.email);
  expect(mail.Subject).toBe('The email address of your Southline account was changed');
  for (const form of [mail.Text, mail.HTML]) {
    expect(form).toContain(`${site}/reset-password/${left.secret.token}`);
    expect(form).toContain('kelp-2941-ochre');
  }
  const told = await mailTo(displaced.email);
  expect(told.Subject).toBe('您的 Southline 账户已恢复先前的邮箱地址');
  expect(told.Text).toContain(`${site}/contact-us`);
  expect(told.Text).not.toContain(displaced.secret.token);
});

test('the holder gets mails about a second registration, a changed password and a new device, with advice', async () => {
  const [again, changed, device] = [request('en', false), request('en', false), request('en', false)];
  await bench.publish([
    outboxEvent(registrationRepeated, again.mailed, at),
    outboxEvent(
      passwordChanged,
      {
        ...changed.mailed,
        kind: PasswordChangeKind.PASSWORD_CHANGE_KIND_RESET,
        changedAt: '2026-03-04T11:30:00.000Z',
      },
      at,
    ),
    outboxEvent(
      signedInOnNewDevice,
      { ...device.mailed, deviceLabel: 'Firefox <b>on</b> Windows', signedInAt: '2026-03-04T11:30:00.000Z' },
      at,
    ),
  ]);
  const repeated = await mailTo(again.email);
  expect(repeated.Text).toContain(`${site}/sign-in`);
  expect(repeated.Text).toContain(`${site}/forgot-password`);
  const told = await mailTo(changed.email);
  // 11:30 UTC on 4 March is after midnight in Auckland.
  expect(told.Text).toMatch(/5 March 2026.* with a mailed link/);
  expect(told.Text).toContain('set a new password at once');
  const seen = await mailTo(device.email);
  expect(seen.Text).toContain('Firefox <b>on</b> Windows');
  expect(seen.HTML).toContain('Firefox &lt;b&gt;on&lt;/b&gt; Windows');
  expect(seen.Text).toContain(`${site}/forgot-password`);
});

test('an unsafe name does not reach a stranger’s mailbox', async () => {
  const { email, mailed } = request();
  const firstName = 'Win a prize at evil.example';
  const addressee = { ...mailed.addressee, firstName };
  await bench.publish([outboxEvent(memberRegistered, { ...mailed, addressee }, at)]);
  const mail = await mailTo(email);
  for (const form of [mail.Text, mail.HTML, mail.Subject]) expect(form).not.toContain('evil.example');
});

test('a mail waits for auth and for the mail server, and goes out under one Message-ID', async () => {
  const { email, mailed, requestId } = request();
  await auth.close();
  await bench.publish([outboxEvent(memberRegistered, mailed, at)]);
  await eventually(async () => {
    const record = await accountMails(bench.mongo).findOne({ _id: key('member-registered', requestId) });
    expect(record?.tries).toBeGreaterThan(1);
  });
  expect(await bench.mailbox.to(email)).toEqual([]);
  await bench.mailbox.fail({ kind: 'close-after-data', count: 1, match: email });
  auth = await bench.startAuth();
  auth.secrets.set(requestId, { token: 'later', temporaryPassword: '' });
  await mailTo(email, 2);
  const twice = await bench.mailbox.to(email);
  expect(new Set(twice.map(({ MessageID }) => MessageID)).size).toBe(1);
  await finished('member-registered', requestId, 'sent');
});

test('an invited member of staff gets the link and the temporary password of the first password', async () => {
  const { email, mailed, secret } = request();
  secret.temporaryPassword = 'abcde-fghjk-mnpqr';
  await bench.publish([outboxEvent(staffInvited, mailed, at)]);
  const mail = await mailTo(email);
  expect(mail.Subject).toBe('Your Southline staff account');
  expect(mail.Text).toContain(`${site}/reset-password/${secret.token}`);
  expect(mail.Text).toContain(secret.temporaryPassword);
});

test.each([
  ['SET_UP', 'was added to your account'],
  ['REMOVED', 'was removed from your account'],
  ['RESET', 'was reset by an administrator'],
] as const)('a second factor that changed (%s) is mailed to its holder', async (how, words) => {
  const { email, mailed } = request('en', false);
  const kind = SecondFactorChangeKind[`SECOND_FACTOR_CHANGE_KIND_${how}`];
  const changed = { ...mailed, kind, changedAt: '2026-03-04T05:06:07.000Z' };
  await bench.publish([outboxEvent(secondFactorChanged, changed, at)]);
  const mail = await mailTo(email);
  expect(mail.Subject).toBe('The two-step sign-in of your Southline account was changed');
  expect(mail.Text).toMatch(new RegExp(`${words} on 4 March 2026`));
});
