import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from './lib/accessibility.ts';
import { labelOf } from './lib/barcode.ts';
import { Visitor, widthsOf } from './lib/browser.ts';
import { environment } from './lib/environment.ts';
import { Guest } from './lib/guest.ts';
import { visiting } from './lib/journey.ts';
import { sixtyParts } from './lib/parts.ts';
import { lookUpPanel, openLookUp } from './lib/screens/finder.ts';

const exactly = (name: string) => ({ name, exact: true });
const scan = (page: Page) => page.getByRole('button', exactly('Scan a barcode')).click();
const dialog = (page: Page) => page.getByRole('dialog', exactly('Scan a barcode'));

/** Chooses a photo of a label. This browser draws it, as no camera does. */
const choosePhoto = async (page: Page, text: string): Promise<void> => {
  const address = await page.evaluate<string>(`(async () => {
    const image = new Image();
    image.src = 'data:image/svg+xml,' + encodeURIComponent(${JSON.stringify(labelOf(text))});
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/png');
  })()`);
  const buffer = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  const file = { name: 'label.png', mimeType: 'image/png', buffer };
  await page.locator('input[type=file][accept="image/*"]').setInputFiles(file);
};

describe('a photo of a barcode', () => {
  it.each(widthsOf('phone'))('is a row of the order pad (%s)', async (width) => {
    const parts = await sixtyParts(new Guest(environment().web, '').connection);
    // Code 39 has no other signs.
    const number = parts.find(({ productNr }) => /^[A-Z0-9.-]+$/.test(productNr))?.productNr ?? '';
    const { visitor, look, page } = await visiting('scan', width);
    await visitor.go('/au/quick-order');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await scan(page);
    await page.getByText(/Choose a photo of the barcode\.$|choose a photo of the barcode\.$/).waitFor();
    await look('no-camera');
    expect(await accessibilityFindings(page)).toEqual([]);
    await choosePhoto(page, number);
    await dialog(page).waitFor({ state: 'detached' });
    expect(await page.getByRole('textbox', exactly('Part number, row 1')).inputValue()).toBe(number);
    // The library and its binary are files of this site, and come with the first photo.
    expect(asked.filter((path) => /\/assets\/(barcodes|zxing_reader)-[\w-]+\.(js|wasm)$/.test(path))).toHaveLength(2);
    await look('row');
  });

  it('is the VIN of a vehicle; one without a barcode says so', async () => {
    const visitor = await Visitor.open();
    const { page } = visitor;
    await visitor.go('/au/parts-finder');
    await openLookUp(visitor, 'VIN or frame number');
    await scan(page);
    await choosePhoto(page, '');
    await page.getByText(/^No barcode was found in this photo/).waitFor();
    await choosePhoto(page, 'IJTMHV05J604012345');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await lookUpPanel(visitor, 'VIN').box.inputValue()).toBe('JTMHV05J604012345');
  });
});
