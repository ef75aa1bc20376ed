import { anOrderPlaced } from '@southline/testkit/order-placed';
import { expect, test } from 'vitest';
import { keyOf, type MailJob } from '../domain/mail-job.ts';
import type { Attachment, FixedMail, MailRecord, OutgoingMail } from '../domain/ports.ts';
import { MailError, retryPause } from '../domain/retry.ts';
import { sendMail } from './send-mail.ts';

const event = anOrderPlaced();
const mail: MailJob = {
  template: 'order-confirmation',
  orderId: event.orderId,
  address: 'buyer@example.com',
  role: 'buyer',
};
const papersWaitMs = 60_000;
const paper: Attachment = { fileName: 'order.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') };

const said = { subject: 'said', html: '', text: '' };
const write = {
  aboutOrder: async () => said,
  toDealer: async () => said,
  withCode: () => said,
  aboutAccount: () => said,
  aboutSite: () => said,
  aboutNotice: async () => said,
};

/** The use case with in-memory ports. */
const desk = () => {
  const records = new Map<string, MailRecord>();
  const state = {
    paper: undefined as Attachment | undefined,
    refusal: undefined as MailError | undefined,
    sent: [] as OutgoingMail[],
    queued: [] as MailJob[],
    waiting: [] as string[],
    records,
  };
  const send = sendMail({
    mails: {
      find: async (key) => records.get(key),
      someWait: async (keys) => keys.some((key) => state.waiting.includes(key)),
      begin: async (key, fixed: FixedMail) => {
        const known = records.get(key);
        if (known?.state === 'sent') return undefined;
        const begun: MailRecord = { ...fixed, ...known, state: 'sending' };
        records.set(key, begun);
        return begun;
      },
      markSent: async (key, _at, next) => {
        const known = records.get(key);
        if (known) records.set(key, { ...known, state: 'sent' });
        if (next) state.queued.push(next);
      },
      markFailed: async (key) => {
        const known = records.get(key);
        if (known) records.set(key, { ...known, state: 'failed' });
      },
    },
    mailServer: {
      deliver: async (outgoing) => {
        if (state.refusal) throw state.refusal;
        state.sent.push(outgoing);
      },
    },
    fetchPaper: async () => state.paper,
    write,
    from: 'orders@southline.example',
    papersWaitMs,
    backoff: retryPause(1_000),
  });
  const run = (job: MailJob, waitedMs = 0, tries = 1) =>
    send(job, { id: keyOf(job), tries, createdAt: new Date(Date.now() - waitedMs) });
  return { state, run };
};

test('a confirmation waits for its document and attaches it', async () => {
  const { state, run } = desk();
  expect(await run(mail)).toBeInstanceOf(Date);
  expect(state.sent).toEqual([]);
  state.paper = paper;
  expect(await run(mail)).toBeUndefined();
  expect(state.sent[0]?.attachments).toEqual([paper]);
  expect(state.queued).toEqual([]);
});

test('after the limit it goes without, and one mail with the documents is queued', async () => {
  const { state, run } = desk();
  await run(mail, papersWaitMs);
  expect(state.sent[0]?.attachments).toEqual([]);
  expect(state.queued).toEqual([{ ...mail, template: 'order-papers' }]);
});

test('a mail begun without documents is repeated without them, with the same id and date', async () => {
  const { state, run } = desk();
  state.refusal = new MailError('The mail server answered 451.', false);
  await expect(run(mail, papersWaitMs)).rejects.toBe(state.refusal);
  const begun = state.records.get(keyOf(mail));
  state.refusal = undefined;
  state.paper = paper;
  await run(mail, papersWaitMs, 2);
  expect(state.sent).toHaveLength(1);
  expect(state.sent[0]).toMatchObject({ attachments: [], messageId: begun?.messageId, date: begun?.date });
});

test('a mail that is marked as sent is not sent again', async () => {
  const { state, run } = desk();
  state.paper = paper;
  await run(mail);
  await run(mail);
  expect(state.sent).toHaveLength(1);
});

test('the late mail with documents waits without a limit', async () => {
  const { state, run } = desk();
  expect(await run({ ...mail, template: 'order-papers' }, 10 * papersWaitMs)).toBeInstanceOf(Date);
  expect(state.sent).toEqual([]);
});

test('a refusal for good and the last try mark the mail as failed', async () => {
  for (const [refusal, tries] of [
    [new MailError('The mail server answered 550.', true), 1],
    [new MailError('The mail server answered 451.', false), 100],
  ] as const) {
    const { state, run } = desk();
    state.refusal = refusal;
    await expect(run(mail, papersWaitMs, tries)).rejects.toBe(refusal);
    expect(state.records.get(keyOf(mail))?.state).toBe('failed');
  }
});

test('a mail of an unverified buyer waits for no documents, has none, and none follow', async () => {
  const { state, run } = desk();
  state.paper = paper;
  expect(await run({ ...mail, withoutPapers: true })).toBeUndefined();
  expect(state.sent[0]?.attachments).toEqual([]);
  expect(state.queued).toEqual([]);
});

test('a mail waits for those that its reader gets first, for an hour at most', async () => {
  const { state, run } = desk();
  const delivered = { ...mail, template: 'order-delivered', request: '1' } as const;
  for (const before of [mail, { ...mail, template: 'order-dispatched' } as const]) {
    state.waiting = [keyOf(before)];
    expect(await run(delivered)).toBeInstanceOf(Date);
  }
  expect(state.sent).toEqual([]);
  expect(await run(delivered, 3_600_000)).toBeUndefined();
  expect(state.sent).toHaveLength(1);
});
