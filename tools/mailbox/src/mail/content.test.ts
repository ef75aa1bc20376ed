import { createHash } from 'node:crypto';
import { simpleParser } from 'mailparser';
import { describe, expect, it } from 'vitest';
import { attachmentOf, contentOf, headersOf } from './content.ts';
import { summarize } from './summary.ts';

const pdf = Buffer.from('%PDF-1.7 made for this test');
const source = [
  'From: shop@example.test',
  'To: buyer@example.test',
  'Received: from one',
  'Received: from',
  ' two',
  'Date: Sat, 10 Jan 2026 20:00:00 +1000',
  'Content-Type: multipart/mixed; boundary=outer',
  '',
  '--outer',
  'Content-Type: multipart/related; boundary=inner',
  '',
  '--inner',
  'Content-Type: text/html',
  '',
  '<img src="cid:logo@shop">',
  '--inner',
  'Content-Type: image/png',
  'Content-ID: <logo@shop>',
  'Content-Transfer-Encoding: base64',
  '',
  'iVBORw0KGgo=',
  '--inner--',
  '--outer',
  'Content-Type: application/pdf; name=order.pdf',
  'Content-Disposition: attachment; filename=order.pdf',
  'Content-Transfer-Encoding: base64',
  '',
  pdf.toString('base64'),
  '--outer--',
].join('\r\n');

const parsed = () => simpleParser(source, { skipTextToHtml: true, skipImageLinks: true });
const mail = await parsed();
const facts = { ID: 'id-1', Created: '2026-01-10T10:00:01.000Z', Size: source.length, Attachments: 1 };
const content = contentOf(mail, summarize(mail, { from: '', to: [] }, facts));

describe('contentOf', () => {
  it('distinguishes attached files from pictures inside the HTML', () => {
    expect(content.Attachments).toMatchObject([
      { FileName: 'order.pdf', ContentType: 'application/pdf', Size: pdf.length },
    ]);
    expect(content.Inline).toMatchObject([{ ContentID: 'logo@shop', ContentType: 'image/png' }]);
    expect(content.HTML).toContain('cid:logo@shop');
  });

  it('gives the checksum of each file', () => {
    expect(content.Attachments[0]?.Checksums.SHA256).toBe(createHash('sha256').update(pdf).digest('hex'));
  });

  it('takes the date of the message', () => {
    expect(content.Date).toBe('2026-01-10T10:00:00.000Z');
  });

  it('finds each file by its PartID again', async () => {
    const mail = await parsed();
    expect(attachmentOf(mail, content.Attachments[0]?.PartID ?? '')?.content).toEqual(pdf);
    expect(attachmentOf(mail, '99')).toBeUndefined();
  });
});

it('lists repeated headers in order and joins folded ones', async () => {
  expect(headersOf(await parsed()).Received).toEqual(['from one', 'from two']);
});
