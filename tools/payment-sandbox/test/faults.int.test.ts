import { perFile } from '@southline/testkit/per-file';
import { afterEach, describe, expect, it } from 'vitest';
import { environment, startSandbox } from './sandbox-client.ts';

const sandbox = perFile(async () => startSandbox(await environment()));
afterEach(() => sandbox.send('DELETE', '/sandbox/faults'));

const typesOf = async (code: { accessCode: string }) =>
  (await sandbox.journal()).filter(({ accessCode }) => accessCode === code.accessCode).map(({ type }) => type);

describe('faults on demand', () => {
  it('captures and lets the browser wait for an answer', async () => {
    const code = await sandbox.create('late');
    await sandbox.fault({ operation: 'form', kind: 'timeout-after-capture', delayMs: 60_000 });
    const gone = new AbortController();
    const posting = fetch(code.formUrl, {
      method: 'POST',
      signal: gone.signal,
      body: new URLSearchParams({
        EWAY_ACCESSCODE: code.accessCode,
        EWAY_CARDNAME: 'A Buyer',
        EWAY_CARDNUMBER: '4444333322221111',
        EWAY_CARDEXPIRYMONTH: '12',
        EWAY_CARDEXPIRYYEAR: '40',
        EWAY_CARDCVN: '123',
      }),
    });
    await expect
      .poll(async () => (await sandbox.query(code.accessCode)).TransactionStatus, { timeout: 5_000 })
      .toBe(true);
    gone.abort();
    await expect(posting).rejects.toThrow();
  });

  it('does not know the result for the ordered number of queries, then answers it', async () => {
    const code = await sandbox.create('unknown-1');
    await sandbox.post(code);
    await sandbox.fault({ operation: 'query', kind: 'unknown', code: 'S5020', count: 2, match: 'unknown-1' });
    const messages = [];
    for (let tries = 0; tries < 3; tries += 1) messages.push((await sandbox.query(code.accessCode)).ResponseMessage);
    expect(messages).toEqual(['S5020', 'S5020', 'A2000']);
  });

  it('answers 500 before the work, or after it', async () => {
    const before = await sandbox.create('before');
    await sandbox.fault({ operation: 'form', kind: 'error-500' });
    expect((await sandbox.post(before)).status).toBe(500);
    expect(await typesOf(before)).toEqual(['access-code-created']);

    const after = await sandbox.create('after');
    await sandbox.fault({ operation: 'form', kind: 'error-500', afterWork: true });
    expect((await sandbox.post(after)).status).toBe(500);
    expect(await typesOf(after)).toEqual(['access-code-created', 'captured']);
  });

  it('breaks the connection after a refund that was done', async () => {
    const code = await sandbox.create('reset');
    await sandbox.post(code);
    const { TransactionID } = await sandbox.query(code.accessCode);
    await sandbox.fault({ operation: 'refund', kind: 'reset', afterWork: true });
    const refund = sandbox.send('POST', `/Transaction/${TransactionID}/Refund`, { Refund: { TotalAmount: 700 } });
    await expect(refund).rejects.toThrow();
    expect(await sandbox.json('GET', `/Transaction/${TransactionID}`)).toMatchObject({
      Transactions: [{ MaxRefund: 9_300 }],
    });
  });

  const aPayment = async (reference: string) => {
    const code = await sandbox.create(reference);
    await sandbox.post(code);
    const transaction = Number((await sandbox.query(code.accessCode)).TransactionID);
    const order = (TotalAmount: number, InvoiceReference: string) => ({ Refund: { TotalAmount, InvoiceReference } });
    return {
      transaction,
      refund: (cents: number, own: string) =>
        sandbox.json('POST', `/Transaction/${transaction}/Refund`, order(cents, own)),
      found: (own: string) => sandbox.json('GET', `/Transaction/InvoiceRef/${own}`),
    };
  };

  it.each(['at-once', 'after-work'])('works a refund late although the connection is cut %s', async (cut) => {
    const { refund, found } = await aPayment(`late-${cut}`);
    const own = `RL-${cut}`;
    await sandbox.fault({ operation: 'refund', kind: 'late', delayMs: 300, longestMs: 400, match: own, cut });
    const answer = refund(700, own).catch((error: unknown) => error);
    if (cut === 'at-once') expect(await answer).toBeInstanceOf(Error);
    expect(await found(own)).toMatchObject({ Transactions: [], Errors: 'V6171' });
    expect(await answer).toBeInstanceOf(Error);
    await expect.poll(() => found(own)).toMatchObject({ Transactions: [{ TotalAmount: 700 }] });
  });

  it('processes a late refund for a waiting client, and twice if ordered', async () => {
    const { refund, found, transaction } = await aPayment('late-twice');
    await sandbox.fault({ operation: 'refund', kind: 'late', delayMs: 50, times: 2, match: 'RL-twice' });
    expect(await refund(700, 'RL-twice')).toMatchObject({ TransactionStatus: true });
    expect(await found('RL-twice')).toEqual({ Transactions: [], Errors: 'V6170' });
    expect(await sandbox.json('GET', `/Transaction/${transaction}`)).toMatchObject({
      Transactions: [{ MaxRefund: 8_600 }],
    });
    const made = (await sandbox.journal()).filter(({ invoiceReference }) => invoiceReference === 'RL-twice');
    expect(made.map(({ again }) => again)).toEqual([undefined, true]);
  });

  it('takes a refund that a person makes in the portal, without a reference of the merchant', async () => {
    const { transaction } = await aPayment('portal');
    const made = await sandbox.json('POST', '/sandbox/refunds', { transaction, cents: 400 });
    expect(made).toMatchObject({ type: 'refunded', portal: true, invoiceReference: '', amount: 400 });
    const tooMuch = await sandbox.send('POST', '/sandbox/refunds', { transaction, cents: 9_601 });
    expect([tooMuch.status, await tooMuch.json()]).toEqual([409, { error: 'V6151' }]);
  });

  it('refuses a refund by its own reference, with the code that was ordered, and takes nothing', async () => {
    const code = await sandbox.create('refused');
    await sandbox.post(code);
    const { TransactionID } = await sandbox.query(code.accessCode);
    await sandbox.fault({ operation: 'refund', kind: 'refused', match: 'RT1' });
    const refund = (InvoiceReference: string) =>
      sandbox.json('POST', `/Transaction/${TransactionID}/Refund`, { Refund: { TotalAmount: 700, InvoiceReference } });
    expect(await refund('RT2')).toMatchObject({ TransactionStatus: true });
    expect(await refund('RT1')).toMatchObject({ TransactionStatus: false, Errors: 'V6154' });
    expect(await refund('RT1')).toMatchObject({ TransactionStatus: true });
    expect(await sandbox.json('GET', `/Transaction/${TransactionID}`)).toMatchObject({
      Transactions: [{ MaxRefund: 8_600 }],
    });
  });

  it('mangles answers: none, half a JSON, too many requests', async () => {
    const { accessCode } = await sandbox.create('mangled');
    for (const kind of ['empty', 'half-json', '429']) await sandbox.fault({ operation: 'query', kind });
    const empty = await sandbox.send('GET', `/AccessCode/${accessCode}`);
    expect([empty.status, await empty.text()]).toEqual([200, '']);
    await expect(sandbox.query(accessCode)).rejects.toThrow(SyntaxError);
    const tooMany = await sandbox.send('GET', `/AccessCode/${accessCode}`);
    expect([tooMany.status, tooMany.headers.get('retry-after')]).toEqual([429, '1']);
  });

  it('posts the card twice and still charges once', async () => {
    const code = await sandbox.create('double');
    await sandbox.fault({ operation: 'form', kind: 'duplicate-post' });
    await sandbox.post(code);
    expect(await typesOf(code)).toEqual(['access-code-created', 'captured', 'post-repeated']);
  });

  it('lists armed faults, clears those of one order or all, and refuses unknown ones', async () => {
    const armed = await sandbox.fault({ operation: 'create', kind: 'slow', delayMs: 10, count: 3 });
    expect(armed.status).toBe(201);
    await sandbox.fault({ operation: 'create', kind: 'slow', delayMs: 10, match: 'S1' });
    await sandbox.send('DELETE', '/sandbox/faults?match=S1');
    expect(await sandbox.json('GET', '/sandbox/faults')).toMatchObject({ faults: [{ kind: 'slow', left: 3 }] });
    await sandbox.send('DELETE', '/sandbox/faults');
    expect(await sandbox.json('GET', '/sandbox/faults')).toEqual({ faults: [] });
    expect((await sandbox.fault({ operation: 'create', kind: 'explode' })).status).toBe(400);
  });
});
