import { simpleParser } from 'mailparser';
import { describe, expect, it } from 'vitest';
import { attachedFiles, type Envelope, summarize } from './summary.ts';

const facts = { ID: 'id-1', Created: '2026-01-10T10:00:00.000Z', Size: 321, Attachments: 2 };
const summaryOf = async (lines: string[], envelope: Envelope = { from: 'shop@example.test', to: [] }) =>
  summarize(await simpleParser(lines.join('\r\n')), envelope, facts);

describe('summarize', () => {
  it('reads names, addresses, subject and a snippet', async () => {
    const summary = await summaryOf([
      'From: "Parts Shop" <shop@example.test>',
      'To: Buyer <buyer@example.test>, second@example.test',
      'Subject: =?utf-8?Q?Order_S100_=E2=80=93_thank_you?=',
      'Message-ID: <order-1@example.test>',
      '',
      'Thank you',
      '   for your order.',
    ]);
    expect(summary).toMatchObject({
      ...facts,
      From: { Name: 'Parts Shop', Address: 'shop@example.test' },
      To: [
        { Name: 'Buyer', Address: 'buyer@example.test' },
        { Name: '', Address: 'second@example.test' },
      ],
      Subject: 'Order S100 – thank you',
      MessageID: 'order-1@example.test',
      Snippet: 'Thank you for your order.',
    });
  });

  it('names as Bcc the recipients that no header names', async () => {
    const envelope = { from: 'shop@example.test', to: ['Buyer@example.test', 'hidden@example.test'] };
    const summary = await summaryOf(['To: buyer@example.test', '', 'x'], envelope);
    expect(summary.Bcc).toEqual([{ Name: '', Address: 'hidden@example.test' }]);
  });

  it('takes the sender of the envelope when the message names none', async () => {
    expect((await summaryOf(['Subject: x', '', 'x'])).From.Address).toBe('shop@example.test');
  });

  it('cuts the snippet at 250 characters', async () => {
    expect((await summaryOf(['Subject: x', '', 'word '.repeat(100)])).Snippet).toHaveLength(250);
  });
});

it('counts attached files, not pictures in the HTML', () => {
  const parts = ['attachment; filename=invoice.pdf', 'inline; filename=mark.png', 'attachment; filename=list.pdf'];
  const message = parts.map((part) => `--x\r\nContent-Disposition: ${part}\r\n\r\n%PDF\r\n`).join('');
  expect(attachedFiles(Buffer.from(message))).toBe(2);
});
