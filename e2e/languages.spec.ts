import { eventually, thorough } from '@southline/testkit';
import { describe, expect, it } from 'vitest';
import { Visitor, widthsOf } from './lib/browser.ts';
import { environment } from './lib/environment.ts';
import { Guest } from './lib/guest.ts';
import { visiting } from './lib/journey.ts';
import { PlainWords, speak } from './lib/language.ts';
import { someVehicle } from './lib/some-vehicle.ts';

const path = await someVehicle(new Guest(environment().web, '').connection);

const inChinese = /\p{Script=Han}/u;
const pageLanguage = (visitor: Visitor) => visitor.page.evaluate('document.documentElement.lang');

it('the language changes at once and is kept for the next visit', async () => {
  const visitor = await Visitor.open();
  const { page } = visitor;
  await visitor.go('/nz/cart');
  await page.getByText('Your cart is Empty!').waitFor();
  expect(await pageLanguage(visitor)).toBe('en-NZ');
  await page.evaluate('window.stayed = true');
  await page.getByRole('button', { name: '简体中文' }).first().click();
  await page.getByText('您的购物车是空的！').waitFor();
  expect(await page.evaluate('window.stayed')).toBe(true);
  await eventually(async () => expect(await pageLanguage(visitor)).toBe('zh-Hans'));
  await page.reload();
  await page.getByText('您的购物车是空的！').waitFor();
  await page.getByRole('button', { name: 'English' }).first().click();
  await page.getByText('Your cart is Empty!').waitFor();
});

describe('in Chinese', () => {
  it.each(widthsOf('desktop'))('a part is found and put into the cart (%s)', async (width) => {
    const { visitor, look, page } = await visiting('chinese', width);
    await speak(visitor, 'zh');
    await visitor.go('/au');
    await page.getByRole('heading', { level: 1, name: '合适的配件' }).waitFor();
    await look('home');
    await visitor.go(`/au/parts-finder?vehicle=${path.vehicle.vehicleSlug}`);
    await page.getByRole('heading', { name: '选择分类' }).waitFor();
    const categories = page.getByRole('region', { name: '选择分类' }).getByRole('link');
    expect((await categories.allTextContents()).filter((name) => !inChinese.test(name))).toEqual([]);
    await look('categories');
    await visitor.go(`/au/part-detail/${encodeURIComponent(path.part.productNr)}`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(inChinese);
    await look('part');
    if (width === 'desktop') {
      await visitor.go('/au/parts-finder?category=Batteries');
      const filter = page.getByRole('button', { name: '外壳', exact: true });
      await filter.waitFor();
      await look('filters');
    }
    await visitor.go(`/au/parts-finder?part=${encodeURIComponent(path.part.productNr)}`);
    const add = page.getByRole('button', { name: `加入购物车 ${path.part.productNr}` }).first();
    await add.waitFor();
    await look('list');
    await add.click();
    await page.getByRole('link', { name: '查看购物车' }).first().click();
    await page.getByRole('heading', { level: 1, name: '购物车' }).waitFor();
    await page.getByText('应付总额').first().waitFor();
    expect(await page.getByText('AU$').count()).toBeGreaterThan(0);
    await look('cart');
    const asGuest = page.getByRole('button', { name: '访客结账', exact: true });
    // The first click leads an empty form to its first field, the second one checks it.
    await asGuest.click();
    await page.keyboard.type('Robin');
    await asGuest.click();
    await page.getByText('请填写姓。').first().waitFor();
  });
});

describe('every text can be translated', () => {
  const screens = [
    ...['/au', '/au/about', '/au/hundred-years', '/au/contact-us', '/au/parts-finder', '/au/parts-finder?choose=true'],
    ...[
      '/au/products',
      '/au/products/Batteries',
      '/au/offers',
      '/au/events/old-battery',
      '/au/chicago-entry',
      '/au/cart',
    ],
    ...['/au/sign-in', '/au/join-us', '/au/forgot-password', '/au/coming-soon', '/au/error', '/au/nowhere'],
    ...[
      '/au/southline-downloads',
      '/au/southline-warranty',
      '/au/select-location',
      '/au/service-center/battery-service',
    ],
  ];

  it.runIf(thorough).each(widthsOf('desktop'))(
    'in the pseudo-language no untranslated text is left (%s)',
    async (width) => {
      const visitor = await Visitor.open(width);
      visitor.expects(/404/);
      const words = new PlainWords(visitor);
      expect(await words.at('/au/cart')).toContain('Your cart is Empty!');
      await speak(visitor, 'pseudo');
      const left: Record<string, string[]> = {};
      for (const screen of [...screens, `/au/part-detail/${encodeURIComponent(path.part.productNr)}`]) {
        const plain = await words.at(screen);
        if (plain.length > 0) left[screen] = plain;
      }
      const { web, demoPassword } = environment();
      const data = { email: 'member@southline.example', password: demoPassword };
      await visitor.page.request.post(`${web}/au/api/auth/sign-in`, { data });
      for (const screen of ['/au/update-member-details', '/au/update-password', '/au/favourites']) {
        const plain = await words.at(screen);
        if (plain.length > 0) left[screen] = plain;
      }
      expect(left).toEqual({});
    },
  );
});
