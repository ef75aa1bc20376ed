import { randomBytes } from 'node:crypto';
import { eventually } from '@southline/testkit';
import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from './lib/accessibility.ts';
import { Visitor, widthsOf } from './lib/browser.ts';
import { environment } from './lib/environment.ts';
import { expectNoMail } from './lib/mailbox.ts';
import { sumOf } from './lib/metrics.ts';
import { album } from './lib/pictures.ts';

const { web } = environment();
/** Entries that notifications has handled; a mail about an entry is queued with that. */
const entriesHandled = () => sumOf('southline_events_handled_total{', 'handler="promotion-entered"', 'result="done"');
const unique = () => randomBytes(6).toString('hex');
const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes - 9)]);
const receipt = { name: 'receipt.pdf', mimeType: 'application/pdf', buffer: pdf(40_000) };

const upload = async (content: Buffer, name = 'receipt.pdf', receiptNo = unique()) => {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(content)]), name);
  form.append('receiptNo', receiptNo);
  return fetch(`${web}/nz/api/ChicagoEntry/upload-file`, { method: 'POST', body: form });
};

describe.each(widthsOf('phone'))('the promotion on a %s', (width) => {
  it('is entered with a receipt that is uploaded, and nothing is mailed to an address that may be a stranger’s', async () => {
    const email = `entry-${unique()}@example.com`;
    const visitor = await Visitor.open(width);
    const { page } = visitor;
    const picture = album(visitor, 'promotion');
    await visitor.go('/nz/chicago-entry');
    await eventually(async () => expect(await accessibilityFindings(page)).toEqual([]));
    const submit = page.getByRole('button', { name: 'Enter the draw', exact: true });
    expect(await submit.isDisabled()).toBe(true);
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await submit.click();
    for (const text of ['Please select receipt type.', 'Please upload your receipt.', 'First Name is required.']) {
      await page.getByText(text, { exact: true }).first().waitFor();
    }
    await picture('errors');
    await page.getByLabel('First Name', { exact: true }).fill('Robin');
    await page.getByLabel('Last Name', { exact: true }).fill('Lee');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Mobile No', { exact: true }).fill('+61 412 345 678');
    expect(await page.getByLabel('Mobile No', { exact: true }).inputValue()).toBe('61412345678');
    await page.getByLabel('Receipt type', { exact: true }).selectOption('Service');
    await page.getByLabel('Receipt Number', { exact: true }).fill(`INV ${unique()}`);
    await page.getByLabel('Total Amount (AUD)', { exact: true }).fill('120.50');
    const files = page.locator('input[type=file]');
    await files.setInputFiles({ ...receipt, name: 'drawing.svg', mimeType: 'image/svg+xml' });
    await page.getByText('Please choose a picture (JPG, PNG, GIF or WebP, not HEIC) or a PDF.').waitFor();
    for (const name of ['one.pdf', 'two.pdf', 'three.pdf']) {
      await files.setInputFiles({ ...receipt, name });
      await page.getByText(`${name} is uploaded`, { exact: true }).waitFor();
    }
    expect(await page.getByRole('button', { name: 'Add a file', exact: true }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Delete two.pdf', exact: true }).click();
    await page.getByText('two.pdf is uploaded', { exact: true }).waitFor({ state: 'detached' });
    await picture('filled');
    const handledBefore = await entriesHandled();
    await submit.click();
    await page.getByRole('heading', { name: 'You are in the draw' }).waitFor();
    await picture('done');
    await eventually(async () => (await entriesHandled()) > handledBefore);
    await expectNoMail(environment(), email);
  });
});

describe('files of receipts', () => {
  it('may have 100,000,000 bytes and not one more', async () => {
    expect((await upload(pdf(100_000_000))).status).toBe(200);
    const answer = await upload(pdf(100_000_001));
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([413, 'TooLarge']);
  });

  it('are refused when their content is not what their name says', async () => {
    for (const name of ['photo.jpg', 'receipt.pdf', '../../etc/passwd', 'drawing.svg']) {
      expect([name, (await upload(Buffer.from('<script>alert(1)</script>'), name)).status]).toEqual([name, 415]);
    }
  });

  it('are readable for their uploader only, even if others know the name', async () => {
    const answer = await upload(receipt.buffer);
    const { fileName } = (await answer.json()) as { fileName: string };
    const cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const address = `${web}/nz/chicago-entry-upload/${fileName}`;
    expect((await fetch(address, { headers: { cookie } })).headers.get('content-disposition')).toMatch(/^attachment/);
    expect((await fetch(address)).status).toBe(404);
  });
});
