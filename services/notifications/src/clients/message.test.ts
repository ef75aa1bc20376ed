import type { SendMailOptions } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import { expect, test } from 'vitest';
import { wholeMessage } from './message.ts';

const parts = {
  from: 'Southline <parts@southline.example>',
  to: { name: '', address: 'buyer@example.com' },
  subject: '您的订单 – brake pads, front axle, and everything else that makes this subject longer than a line',
  messageId: '<one@southline.example>',
  date: new Date(0),
  headers: { 'Auto-Submitted': 'auto-generated' },
  // Fixes the boundaries of the parts.
  baseBoundary: 'fixed',
};
const html = `<p>Brake pads – front</p>${'<td>é = 1</td>'.repeat(300)}`;
const bytes = (length: number) => Buffer.from(Array.from({ length }, (_, at) => (at * 7) % 256));
const pdf = { filename: 'Rechnung für Sie.pdf', contentType: 'application/pdf', content: bytes(20_000) };
const picture = { cid: 'brake@mark', filename: 'brake.png', contentType: 'image/png', content: bytes(901) };

test.each<[string, SendMailOptions]>([
  ['short text', { text: 'Thank you.\nBye.' }],
  ['long lines', { text: `${'A line of plain letters. '.repeat(20)}Bye.` }],
  ['another alphabet', { text: '谢谢。'.repeat(100), html }],
  ['a document and a picture', { text: 'é\n.\n..dots', html, attachments: [pdf, picture] }],
])('the message is byte for byte that of the library: %s', async (_, content) => {
  const mail = { ...parts, ...content };
  const { raw } = wholeMessage(mail);
  // The transport ends the message with a line break.
  expect(String(raw).trimEnd()).toBe(String(await new MailComposer(mail).compile().build()).trimEnd());
});

test('it goes to the recipient from the sender', () => {
  const { envelope } = wholeMessage({ ...parts, text: 'Thank you.' });
  expect(envelope).toMatchObject({ from: 'parts@southline.example', to: ['buyer@example.com'] });
});
