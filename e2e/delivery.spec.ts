import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { randomOf } from '@southline/platform/measure';
import { eventually, size, unique } from '@southline/testkit';
import { describe, expect, it } from 'vitest';
import { Visitor } from './lib/browser.ts';
import { goodCard } from './lib/cards.ts';
import { environment } from './lib/environment.ts';
import { Guest } from './lib/guest.ts';
import { lookingAround, visiting } from './lib/journey.ts';
import { speak } from './lib/language.ts';
import { firstPassword, newMember } from './lib/member.ts';
import { buyableParts } from './lib/parts.ts';
import { enter } from './lib/screens/account.ts';
import { cartLine, detailsOf, fillCard, fillDetails, openCart, payButton, placedOrder } from './lib/screens/cart.ts';
import { addToCart } from './lib/screens/part.ts';

const { web } = environment();

const [first] = await buyableParts(new Guest(web, '').connection, 'Light Bulbs');
if (!first) throw new Error('the demo data has no bulb to buy');
const bulb = first;

const exactly = (name: string) => ({ name, exact: true });
const putIn = async (visitor: Visitor, region = 'au') => {
  await visitor.go(`/${region}/part-detail/${bulb.productNr}`);
  await addToCart(visitor, visitor.page.getByRole('main'), bulb.productNr);
};

it('a suburb or a postcode completes the address, by keyboard alone', async () => {
  const visitor = await Visitor.open();
  const { page } = visitor;
  await visitor.go('/au');
  await putIn(visitor);
  await openCart(visitor);
  const place = () =>
    Promise.all(
      ['Locality', 'State', 'Postcode'].map((name) => page.locator(`#checkout-Delivery${name}`).inputValue()),
    );
  await page.locator('#checkout-DeliveryLocality').pressSequentially('dandenong so');
  // The lists of shorter texts begin with other places.
  const options = page.getByRole('listbox').getByRole('option');
  const both = ['Dandenong South VIC 3164', 'Dandenong South VIC 3175'];
  await eventually(async () => expect(await options.allTextContents()).toEqual(both));
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await eventually(async () => expect(await place()).toEqual(['Dandenong South', 'VIC', '3175']));
  await page.locator('#checkout-DeliveryPostcode').fill('');
  await page.locator('#checkout-DeliveryPostcode').pressSequentially('6160');
  await page.getByRole('option', exactly('Fremantle WA 6160')).click();
  await eventually(async () => expect(await place()).toEqual(['Fremantle', 'WA', '6160']));
  await page.locator('#checkout-DeliveryLocality').fill('');
  await page.locator('#checkout-DeliveryLocality').pressSequentially('fremantl');
  await page.getByRole('option', exactly('Fremantle WA 6160')).waitFor();
  await page.keyboard.type('e');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
});

const packed = new URL('../tools/demo/assets/localities.csv.br', import.meta.url);
const seed = 1;

/** Places of each Australian state in an order that the seed decides. */
const someSuburbs = (perState: number): string[][] => {
  const random = randomOf(seed);
  const [, ...lines] = brotliDecompressSync(readFileSync(packed)).toString().split('\n');
  const places = lines
    .map((line) => line.split(','))
    // suburb, state, region, city, postcode, lat, lng, kind
    .filter(([, state, , , , , , kind]) => state && state !== 'NZ' && kind === '')
    .map((place) => ({ place, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ place: [suburb = '', state = '', , , postcode = ''] }) => [suburb, state, postcode]);
  return [...Map.groupBy(places, ([, state]) => state).values()].flatMap((ofState) => ofState.slice(0, perState));
};

it('suburbs of each state are found by name and complete the address', async () => {
  const visitor = await Visitor.open();
  const { page } = visitor;
  await putIn(visitor);
  await openCart(visitor);
  const field = (name: string) => page.locator(`#checkout-Delivery${name}`);
  const wrong: string[] = [];
  const suburbs = someSuburbs(size('E2E_SUBURBS', { usual: 1, thorough: 25 }));
  for (const [suburb = '', state = '', postcode = ''] of suburbs) {
    const label = `${suburb} ${state} ${postcode}`;
    try {
      // No list opens for an address that is complete.
      await field('Postcode').fill('');
      await field('Locality').fill(suburb);
      await page.getByRole('option', exactly(label)).click({ timeout: 5_000 });
      await eventually(async () => expect(await field('Postcode').inputValue()).toBe(postcode));
      expect(await field('State').inputValue()).toBe(state);
    } catch (problem) {
      wrong.push(`${label}: ${problem}`);
    }
  }
  expect(suburbs.length).toBeGreaterThanOrEqual(8);
  expect(wrong).toEqual([]);
});

it('two orders of a member go to two addresses, and each begins with the profile', async () => {
  const member = await newMember();
  const profile = { firstName: 'Robin', lastName: 'Holder', address: '1 Home Lane', suburb: 'Carlton', state: 'VIC' };
  const rest = { postcode: '3053', mobile: '0491570006', email: member.email };
  await member.connection.post('auth/update-profile', { ...profile, ...rest });
  const { visitor, look, page } = await visiting('two-addresses');
  const details = page.getByRole('region', exactly('Your Details'));
  const suburb = () => details.getByLabel('Suburb', { exact: true }).inputValue();
  const payment = page.getByRole('region', exactly('Payment options'));
  await enter(visitor, { email: member.email, password: firstPassword });

  await putIn(visitor);
  await openCart(visitor);
  await eventually(async () => expect(await suburb()).toBe('Carlton'));
  // A complete address is shown as a card.
  await details.getByRole('button', exactly('Change the delivery details')).click();
  for (const [label, value] of [
    ['Address Line', '5 Dock Road'],
    ['Suburb', 'Fremantle'],
    ['Postcode', '6160'],
  ] as const)
    await details.getByLabel(label, { exact: true }).fill(value);
  await details.getByLabel('State', { exact: true }).selectOption('WA');
  await payment.getByText('Deliver to Robin Holder, 5 Dock Road, Fremantle WA 6160.').waitFor();
  await look('one-off');
  await fillCard(visitor, goodCard);
  await payButton(visitor).click();
  await placedOrder(visitor);

  await putIn(visitor);
  await openCart(visitor);
  await eventually(async () => expect(await suburb()).toBe('Carlton'));
  const choice = details.getByLabel('Deliver to', { exact: true });
  await choice.selectOption({ label: 'Robin Holder, 5 Dock Road, Fremantle WA 6160' });
  await eventually(async () => expect(await suburb()).toBe('Fremantle'));
  await look('past-site');
  await page.getByRole('button', exactly('Cancel')).click();
  await eventually(async () => expect(await suburb()).toBe('Carlton'));
  await payment.getByText('Deliver to Robin Holder, 1 Home Lane, Carlton VIC 3053.').waitFor();
});

it('a guest who opens a part and comes back finds the typed details', async () => {
  const visitor = await Visitor.open('phone');
  const { page } = visitor;
  const email = `${unique('back')}@example.com`;
  await putIn(visitor);
  await openCart(visitor);
  await fillDetails(visitor, email);
  await cartLine(visitor, bulb.productNr).getByRole('link', exactly(bulb.productNr)).click();
  await page.getByRole('heading', { level: 1, ...exactly(bulb.description) }).waitFor();
  await page.goBack();
  const details = page.getByRole('region', exactly('Your Details'));
  for (const [label, value] of detailsOf(email))
    await eventually(async () => expect(await details.getByLabel(label, { exact: true }).inputValue()).toBe(value));
  await lookingAround(visitor, 'back')('typed-details');
  await page.getByRole('button', { name: `Remove ${bulb.productNr}` }).click();
  await page.getByRole('button', exactly('Undo')).click();
  await cartLine(visitor, bulb.productNr).waitFor();
  expect(await page.evaluate('JSON.stringify({ ...localStorage })')).not.toContain(email);
});

const words = {
  en: {
    notice: 'We deliver within Australia only.',
    boxes: /^In Australia 1010 is a postcode of PO boxes in NSW/,
    price: /^A\$\d/,
  },
  zh: { notice: '我们只在澳大利亚境内送货。', boxes: /^在澳大利亚，1010 是 NSW 的邮政信箱专用邮编/, price: /^AU\$\d/ },
};

describe.each(['en', 'zh'] as const)('a buyer from Auckland, in %s', (language) => {
  it('finder and cart say where goods are delivered, and an address in Auckland is refused', async () => {
    const { visitor, look, page } = await visiting(`auckland-${language}`, language === 'en' ? 'desktop' : 'phone');
    await putIn(visitor, 'nz');
    if (language === 'zh') await speak(visitor, 'zh');
    for (const path of ['', `/part-detail/${bulb.productNr}`, '/checkout']) {
      await visitor.go(`/nz${path}`);
      await page.getByText(words[language].notice).first().waitFor();
      await page.locator('main a[href$="/nz/location-service/parts-stockist"]').first().waitFor();
    }
    await page.getByText(words[language].price).filter({ visible: true }).first().waitFor();
    await look('checkout');
    await visitor.go('/nz/parts-finder');
    await page.getByText(words[language].notice, { exact: true }).waitFor();
    await look('finder');
    await visitor.go('/nz/cart');
    await page.getByText(words[language].notice, { exact: true }).waitFor();
    await page.locator('#checkout-DeliveryAddressline').fill('12 Queen Street');
    await page.locator('#checkout-DeliveryPostcode').fill('1010');
    await page.locator('#checkout-DeliveryPostcode').blur();
    await page.getByText(words[language].boxes).first().waitFor();
    await look('cart');
  });
});

it('a list prints in rows with the logo, without navigation and buttons', async () => {
  const visitor = await Visitor.open();
  const { page } = visitor;
  await visitor.go('/au/parts-finder?category=Light%20Bulbs');
  await page.getByRole('table').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await page.getByRole('button').count()).toBe(0);
  await page.getByRole('banner').locator('img').waitFor();
});
