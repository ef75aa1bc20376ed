import { perFile } from '@southline/testkit/per-file';
import { describe, expect, it } from 'vitest';
import { environment, startSandbox } from './sandbox-client.ts';

const sandbox = perFile(async () => startSandbox(await environment()));

describe('a payment', () => {
  it('goes from access code over the card form to a result and a refund', async () => {
    const code = await sandbox.create('way');
    expect(code.formUrl).toBe(`${sandbox.origin}/AccessCode/${code.accessCode}`);
    expect(await sandbox.query(code.accessCode)).toMatchObject({ ResponseMessage: 'S5099', TransactionStatus: false });

    const posted = await sandbox.post(code);
    expect(posted.status).toBe(302);
    expect(posted.headers.get('location')).toBe(`http://127.0.0.1:9/paid?x=1&AccessCode=${code.accessCode}`);

    const result = await sandbox.query(code.accessCode);
    expect(result).toMatchObject({ ResponseMessage: 'A2000', TransactionStatus: true, TotalAmount: 10_000 });
    expect(await sandbox.json('GET', '/Transaction/InvoiceRef/way')).toMatchObject({
      Transactions: [{ TransactionID: result.TransactionID, MaxRefund: 10_000 }],
    });

    const path = `/Transaction/${result.TransactionID}/Refund`;
    const Refund = { TotalAmount: 10_000, InvoiceReference: 'way-refund' };
    expect(await sandbox.json('POST', path, { Refund })).toMatchObject({
      TransactionStatus: true,
      Refund,
      Errors: null,
    });
    expect(await sandbox.json('POST', path, { Refund })).toMatchObject({ TransactionStatus: false, Errors: 'V6152' });
  });

  it('answers the older aliases alike', async () => {
    const code = await sandbox.create('alias');
    await sandbox.post(code);
    const result = await sandbox.json('POST', '/GetAccessCodeResult.json', { AccessCode: code.accessCode });
    expect(result).toEqual(await sandbox.query(code.accessCode));
    const Refund = { TransactionID: result.TransactionID, TotalAmount: 1 };
    expect(await sandbox.json('POST', '/DirectRefund.json', { Refund })).toMatchObject({ TransactionStatus: true });
  });

  it('is charged once when the card is posted ten times at once', async () => {
    const code = await sandbox.create('ten');
    await Promise.all(Array.from({ length: 10 }, () => sandbox.post(code)));
    const entries = (await sandbox.journal()).filter(({ accessCode }) => accessCode === code.accessCode);
    expect(entries.filter(({ type }) => type === 'captured')).toHaveLength(1);
    expect(entries.filter(({ type }) => type === 'post-repeated')).toHaveLength(9);
  });

  it('is declined with HTTP 200 if its creation requested it', async () => {
    const code = await sandbox.create('declined', 10_000, { 'x-sandbox-mode': 'decline' });
    await sandbox.post(code);
    const answer = await sandbox.send('GET', `/AccessCode/${code.accessCode}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ ResponseMessage: 'D4405', TransactionStatus: false });
  });

  it('follows the mode that the control route sets', async () => {
    await sandbox.send('POST', '/sandbox/mode', { mode: 'cents' });
    const code = await sandbox.create('cents', 10_151);
    await sandbox.send('POST', '/sandbox/mode', { mode: 'approve' });
    await sandbox.post(code);
    expect(await sandbox.query(code.accessCode)).toMatchObject({ ResponseMessage: 'D4451', ResponseCode: '51' });
  });
});

describe('refusals', () => {
  it('asks for the key and the password', async () => {
    expect((await sandbox.send('POST', '/AccessCodes', {}, { authorization: 'Basic b3RoZXI6b3RoZXI=' })).status).toBe(
      401,
    );
  });

  it('names the faults of a creation in Errors, with HTTP 200', async () => {
    const answer = await sandbox.send('POST', '/AccessCodes', {
      Method: 'ProcessPayment',
      Payment: { TotalAmount: -1 },
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ AccessCode: null, FormActionURL: null, Errors: 'V6011,V6047' });
  });

  it('takes no card for an access code that the form does not repeat', async () => {
    const code = await sandbox.create('mixed');
    const answer = await sandbox.post({ ...code, accessCode: 'another' });
    expect([answer.status, await answer.text()]).toEqual([400, 'V6107']);
    expect(await sandbox.query(code.accessCode)).toMatchObject({ ResponseMessage: 'S5099' });
  });

  it('takes no body above 64 KiB', async () => {
    expect((await sandbox.send('POST', '/AccessCodes', { filler: 'x'.repeat(70_000) })).status).toBe(413);
  });

  it('says V6123 to a search without a key', async () => {
    expect(await sandbox.json('GET', '/Transaction/InvoiceRef/')).toEqual({ Transactions: [], Errors: 'V6123' });
  });
});

it('pages the journal by the number of its entries', async () => {
  const first = await sandbox.json('GET', '/sandbox/journal?limit=2');
  expect(first).toMatchObject({ entries: [{ seq: 1 }, { seq: 2 }], next: 2 });
  const rest = await sandbox.json('GET', `/sandbox/journal?after=${first.next}`);
  expect(rest).toMatchObject({ next: null, total: first.total });
  expect((rest.entries as unknown[]).length).toBe(Number(first.total) - 2);
});
