import { readFile } from 'node:fs/promises';
import { eventually } from '@southline/testkit';
import { describe, expect, it } from 'vitest';
import { Visitor, widthsOf } from './lib/browser.ts';
import { environment } from './lib/environment.ts';
import { Guest } from './lib/guest.ts';
import { visiting } from './lib/journey.ts';
import { type PartRow, quantityOf, sixtyParts } from './lib/parts.ts';

const parts = await sixtyParts(new Guest(environment().web, '').connection);

const numberBox = (visitor: Visitor, row: number) =>
  visitor.page.getByRole('textbox', { name: `Part number, row ${row}`, exact: true });

/** Pastes a text as a spreadsheet puts it on the clipboard. */
const paste = async (visitor: Visitor, text: string): Promise<void> => {
  await numberBox(visitor, 1).focus();
  await visitor.page.evaluate(`(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', ${JSON.stringify(text)});
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement.dispatchEvent(event);
  })()`);
};

const cartCount = (visitor: Visitor): Promise<number> =>
  visitor.page.evaluate<number>(`(async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/au/api/cart/get-shopping-carts-for-cartspage', { method: 'POST', headers, body: '{}' });
    return (await answer.json()).listing.length;
  })()`);

const said = (what: string): void => void process.stdout.write(`order pad: ${what}\n`);

describe.each(widthsOf('phone'))('the order pad on a %s', (width) => {
  it.each([12, 60])('takes %i pasted numbers into the cart', async (count) => {
    const { visitor, look } = await visiting(`order-pad-${count}`, width);
    await visitor.go('/au/quick-order');
    await numberBox(visitor, 1).waitFor();
    const chosen = parts.slice(0, count);
    const text = ['Part number\tQty', ...chosen.map((part) => `${part.productNr}\t${quantityOf(part)}`)].join('\n');
    const started = performance.now();
    await paste(visitor, text);
    const add = visitor.page.getByRole('button', { name: `Add all ${count} rows`, exact: true });
    await add.waitFor();
    const resolved = performance.now();
    await add.click();
    await visitor.page.getByText(`${count} rows are in your cart`).waitFor();
    const seconds = (performance.now() - started) / 1000;
    said(
      `${count} on a ${width}: known after ${((resolved - started) / 1000).toFixed(1)} s, in the cart after ${seconds.toFixed(1)} s`,
    );
    await eventually(async () => expect(await cartCount(visitor)).toBe(count));
    await look('added');
  });

  it('a guest shares the cart by a link', async () => {
    const { visitor: guest, look } = await visiting('shared-cart', width);
    await guest.go('/au/quick-order');
    const chosen = parts.slice(0, 60);
    await paste(guest, chosen.map((part) => `${part.productNr}\t${quantityOf(part)}`).join('\n'));
    await guest.page.getByRole('button', { name: `Add all ${chosen.length} rows`, exact: true }).click();
    await guest.page.getByText(`${chosen.length} rows are in your cart`).waitFor();
    await guest.go('/au/cart');
    await guest.page.getByRole('button', { name: 'Share this cart' }).click();
    const link = new URL(await guest.page.getByRole('textbox', { name: 'Link to the list' }).inputValue());
    await look('link');
    const other = await Visitor.open(width);
    await other.go(link.pathname + link.search);
    await numberBox(other, chosen.length).waitFor();
    const numbers = await Promise.all(chosen.map((_, at) => numberBox(other, at + 1).inputValue()));
    expect(numbers.sort()).toEqual(chosen.map(({ productNr }) => productNr).sort());
    expect(await cartCount(other)).toBe(0);
  });

  it('shows the problem of each row, and keeps rows that could not be added', async () => {
    const { visitor, look } = await visiting('order-pad-states', width);
    await visitor.go('/au/quick-order');
    await numberBox(visitor, 1).waitFor();
    await look('empty');
    const [first, second, third] = parts as [PartRow, PartRow, PartRow];
    await paste(
      visitor,
      [
        'Hi, please send',
        `${quantityOf(first)} x ${first.productNr}`,
        `${second.productNr}, 999`,
        `${third.productNr.slice(0, -1)}`,
        'QX-NOTHING-99 x 2',
        'Thanks',
      ].join('\n'),
    );
    await visitor.page.getByText('No part has this number.').first().waitFor();
    await visitor.page.getByText('2 lines without a part number were left out.').waitFor();
    await look('problems');
    await visitor.page.getByRole('button', { name: /^Add \d of 4$/ }).click();
    await visitor.page.getByText(/^\d rows? (is|are) in your cart$/).waitFor();
    await look('left');
    expect(await numberBox(visitor, 1).inputValue()).toBe(second.productNr);
  });
});

it('rows survive a closed tab and a lost connection; only numbers and quantities are stored', async () => {
  const visitor = await Visitor.open();
  visitor.expects(/ERR_INTERNET_DISCONNECTED/);
  const [first, second] = parts as [PartRow, PartRow];
  await visitor.go('/au/quick-order');
  await paste(visitor, `${first.productNr}\t${quantityOf(first)}`);
  await visitor.page.getByRole('button', { name: 'Add 1 row', exact: true }).waitFor();
  await visitor.context.setOffline(true);
  await visitor.page.getByText('No connection', { exact: true }).waitFor();
  await numberBox(visitor, 2).fill(second.productNr);
  await visitor.context.setOffline(false);
  await visitor.page.getByText('No connection', { exact: true }).waitFor({ state: 'detached' });
  await visitor.reload();
  await eventually(async () => expect(await numberBox(visitor, 2).inputValue()).toBe(second.productNr));
  const kept = JSON.parse(JSON.parse((await visitor.stored()) as string)[0]['persist:southline']);
  const { rows } = JSON.parse(kept.pad);
  expect(Object.keys(rows[0]).sort()).toEqual(['id', 'partNo', 'quantity']);
  expect(kept.pad).not.toContain(first.description);
});

it('the export is a file of numbers and quantities', async () => {
  const visitor = await Visitor.open();
  const [first] = parts as [PartRow];
  await visitor.go('/au/quick-order');
  await paste(visitor, `${first.productNr}\t${quantityOf(first)}`);
  await visitor.page.getByRole('button', { name: 'Add 1 row', exact: true }).waitFor();
  const download = visitor.page.waitForEvent('download');
  await visitor.page.getByRole('button', { name: 'Export CSV', exact: true }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.split('\r\n')[1]).toContain(`"${first.productNr}","${quantityOf(first)}"`);
});

it('two hundred rows are answered in one call', async () => {
  const { connection } = new Guest(environment().web, '');
  const numbers = Array.from({ length: 200 }, (_, index) => parts[index % parts.length]?.productNr ?? '');
  const rows = numbers.map((partNo) => ({ partNo, quantity: 10 }));
  const took: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    const started = performance.now();
    const { body } = await connection.post('cart/quick-order', { rows, dryRun: true });
    took.push(Math.round(performance.now() - started));
    expect(body.data?.rows).toHaveLength(200);
  }
  said(`200 rows in ${took.join(', ')} ms`);
});
