import { simpleParser } from 'mailparser';
import { expect, it } from 'vitest';
import { contentOf, headersOf } from '../mail/content.ts';
import { summarize } from '../mail/summary.ts';
import { messagePage, type View } from './message-page.ts';

const pageOf = async (source: string, view: View) => {
  const mail = await simpleParser(source, { skipTextToHtml: true });
  const facts = { ID: 'id-1', Created: '2026-01-10T10:00:00.000Z', Size: source.length, Attachments: 1 };
  const content = contentOf(mail, summarize(mail, { from: '', to: [] }, facts));
  return messagePage({ content, view, headers: headersOf(mail), source });
};
const hostile = 'Subject: <script>1</script>\r\nContent-Type: text/html\r\n\r\n<script>alert("2")</script>';

it.each(['html', 'text', 'headers', 'source'] as const)(
  'never puts markup of a mail into the %s page',
  async (view) => {
    expect(await pageOf(hostile, view)).not.toContain('<script>');
  },
);

it('shows the HTML in a frame without scripts', async () => {
  const page = await pageOf(hostile, 'html');
  expect(page).toContain('srcdoc="&lt;base target=&quot;_blank&quot;&gt;&lt;script&gt;');
  expect(page.match(/sandbox="([^"]*)"/)?.[1]).not.toMatch(/allow-(scripts|same-origin)/);
});

it('shows the text of a mail without HTML and offers no HTML view', async () => {
  const page = await pageOf('Subject: x\r\n\r\nplain words', 'html');
  expect(page).toContain('<pre>plain words');
  expect(page).not.toContain('?view=html');
});
