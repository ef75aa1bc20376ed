import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../src/config.ts';
import { startMailbox } from '../src/mailbox.ts';
import { clientOf, environment } from './mailbox-client.ts';

const mailbox = await startMailbox(loadConfig(await environment()));
const client = clientOf(mailbox.origin, mailbox.smtpPort);
afterAll(() => mailbox.close());

describe('a mail with a PDF', () => {
  const pdf = Buffer.from('%PDF-1.7 made for this test');

  it('is read back with texts, recipients and the bytes of its file', async () => {
    await client.send({
      to: ['Buyer <buyer@example.test>', 'second@example.test'],
      bcc: 'hidden@example.test',
      subject: 'Order S100',
      html: '<p>Thank you.</p>',
      messageId: '<order-1@example.test>',
      attachments: [{ filename: 'order.pdf', content: pdf }],
    });
    const message = await client.get('/api/v1/message/latest');
    expect(message).toMatchObject({
      MessageID: 'order-1@example.test',
      Subject: 'Order S100',
      From: { Name: 'Parts Shop', Address: 'shop@example.test' },
      To: [{ Name: 'Buyer', Address: 'buyer@example.test' }, { Address: 'second@example.test' }],
      Bcc: [{ Address: 'hidden@example.test' }],
      HTML: expect.stringContaining('<p>Thank you.</p>'),
      Text: expect.stringContaining('Thank you.'),
      Attachments: [{ FileName: 'order.pdf', ContentType: 'application/pdf', Size: pdf.length }],
    });
    expect(await client.subjects('has:attachment')).toEqual(['Order S100']);
    const [{ PartID }] = message.Attachments as [{ PartID: string }];
    const part = await client.call('GET', `/api/v1/message/${message.ID}/part/${PartID}`);
    expect(part.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await part.arrayBuffer())).toEqual(pdf);
    const raw = await (await client.call('GET', `/api/v1/message/${message.ID}/raw`)).text();
    expect(raw).toContain('Message-ID: <order-1@example.test>');
    expect(await client.get(`/api/v1/message/${message.ID}/headers`)).toMatchObject({ Subject: ['Order S100'] });
  });

  it('is shown on the pages for people', async () => {
    const { ID } = await client.get('/api/v1/message/latest');
    const list = await client.call('GET', '/?query=subject:S100');
    expect(list.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await list.text()).toContain(`href="message/${ID}"`);
    expect(await (await client.call('GET', `/message/${ID}`)).text()).toContain('order.pdf');
  });
});

describe('the list', () => {
  it('is newest first, in pages, with totals', async () => {
    await client.call('DELETE', '/api/v1/messages');
    for (const subject of ['one', 'two', 'three']) await client.send({ subject });
    expect(await client.get('/api/v1/messages?start=1&limit=1')).toMatchObject({
      total: 3,
      unread: 3,
      messages_count: 3,
      start: 1,
      messages: [{ Subject: 'two', Attachments: 0, Read: false, Snippet: 'Thank you.' }],
    });
  });

  it('is searched by recipient and by words of the subject', async () => {
    await client.send({ subject: 'Order S200', to: 'other@example.test' });
    expect(await client.subjects('to:other@example.test')).toEqual(['Order S200']);
    expect(await client.subjects('order s200')).toEqual(['Order S200']);
    expect(await client.subjects('to:nobody')).toEqual([]);
  });

  it('loses the messages that are deleted', async () => {
    const { messages } = (await client.get('/api/v1/messages')) as { messages: { ID: string }[] };
    await client.call('DELETE', '/api/v1/messages', { IDs: [messages[0]?.ID] });
    expect(await client.get('/api/v1/messages')).toMatchObject({ total: messages.length - 1 });
    expect((await client.call('GET', `/api/v1/message/${messages[0]?.ID}`)).status).toBe(404);
  });
});

describe('faults', () => {
  const arm = (order: object) => client.call('POST', '/mailbox/faults', order);

  it('refuses temporarily and stores nothing', async () => {
    await arm({ kind: 'reject-temporarily' });
    await expect(client.send({ subject: 'refused' })).rejects.toMatchObject({ responseCode: 451 });
    expect(await client.subjects('refused')).toEqual([]);
    await client.send({ subject: 'refused' });
    expect(await client.subjects('refused')).toHaveLength(1);
  });

  it('refuses one recipient for good', async () => {
    await arm({ kind: 'reject-permanently', match: 'gone@' });
    await client.send({ subject: 'fine' });
    await expect(client.send({ to: 'gone@example.test' })).rejects.toMatchObject({ responseCode: 550 });
  });

  it('stores a message whose sender gets no answer', async () => {
    await arm({ kind: 'close-after-data' });
    await expect(client.send({ subject: 'unheard', messageId: '<same@example.test>' })).rejects.toThrow();
    await client.send({ subject: 'unheard', messageId: '<same@example.test>' });
    expect(await client.subjects('message-id:same@example.test')).toHaveLength(2);
  });

  it('are listed, cleared, and refused when unknown', async () => {
    await arm({ kind: 'close-after-data', count: 5 });
    expect(await client.get('/mailbox/faults')).toMatchObject({ faults: [{ kind: 'close-after-data', count: 5 }] });
    await client.call('DELETE', '/mailbox/faults');
    expect(await client.get('/mailbox/faults')).toEqual({ faults: [] });
    expect((await arm({ kind: 'explode' })).status).toBe(400);
  });
});

it('stores nothing of an interrupted message', async () => {
  const socket = connect(mailbox.smtpPort, '127.0.0.1');
  await once(socket, 'data'); // the greeting
  socket.write('EHLO sender\r\nMAIL FROM:<shop@example.test>\r\nRCPT TO:<buyer@example.test>\r\nDATA\r\n');
  for (let answer = ''; !answer.includes('354 '); ) answer += (await once(socket, 'data'))[0];
  socket.write('Subject: torn\r\n\r\nbody');
  socket.destroySoon();
  await once(socket, 'close');
  expect(await client.subjects('torn')).toEqual([]);
});

it('refuses a message above 25 MB', async () => {
  const attachments = [{ filename: 'big.bin', content: Buffer.alloc(20 * 1024 * 1024) }]; // base64 adds a third
  await expect(client.send({ subject: 'big', attachments })).rejects.toMatchObject({ responseCode: 552 });
  expect(await client.subjects('big')).toEqual([]);
});

it.each(['/livez', '/readyz', '/healthz'])('answers %s', async (path) => {
  expect((await client.call('GET', path)).status).toBe(200);
});
