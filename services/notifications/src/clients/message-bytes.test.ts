import MailComposer from 'nodemailer/lib/mail-composer';
import { expect, test } from 'vitest';
import { messageOf } from './message-bytes.ts';

const file = (size: number) => Buffer.from(Array.from({ length: size }, (_, index) => (index * 7) % 256));

const mail = {
  baseBoundary: 'same',
  from: 'Southline <orders@southline.example>',
  to: { name: '', address: 'buyer@example.com' },
  subject: '您的 Southline 订单 SL10000234',
  messageId: '<1@southline.example>',
  date: new Date('2026-03-31T14:30:00Z'),
  headers: { 'Auto-Submitted': 'auto-generated' },
  text: `Hello\n.a line with a dot\n${'long '.repeat(40)}\n订单 `,
  html: `<p style="${'color:#10231d;'.repeat(20)}">订单 = “paid” </p>\n`.repeat(30),
};

test.each([
  ['without files', {}],
  ['of one line', { text: 'ok', html: '<p>ok</p>' }],
  [
    'with a picture and a document',
    {
      attachments: [
        { filename: '税务发票 1.pdf', contentType: 'application/pdf', content: file(31_000) },
        { cid: 'filters@mark', filename: 'filters.png', contentType: 'image/png', content: file(76 * 3) },
      ],
    },
  ],
])('a mail %s has the bytes that nodemailer would write', async (_, change) => {
  const { raw, envelope } = messageOf({ ...mail, ...change });
  const written = await new MailComposer({ ...mail, ...change }).compile().build();
  expect(raw.toString()).toBe(written.toString());
  expect(envelope).toEqual({ from: 'orders@southline.example', to: ['buyer@example.com'] });
});

test('a mail has only its own contents', () => {
  expect(() => messageOf({ ...mail, attachments: [{ path: '/etc/hostname' }] })).toThrow('own contents');
});
