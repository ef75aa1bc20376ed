import { thorough } from '@southline/testkit';
import { describe, expect, it } from 'vitest';
import { Visitor, type Width, widthsOf } from './lib/browser.ts';
import { environment } from './lib/environment.ts';
import { visiting } from './lib/journey.ts';

const both: readonly Width[] = ['desktop', 'phone'];
const regions = ['au', 'nz'] as const;

interface Paper {
  readonly url: string;
}
interface Family {
  readonly family: string;
  readonly rows: readonly ({ readonly product: string } & Readonly<Record<string, string | readonly Paper[]>>)[];
}
interface Node {
  readonly isHaveChild: boolean;
  readonly isDetailPage: boolean;
  readonly segment: string;
  readonly childrenList: readonly {
    readonly segment: string;
    readonly isHaveChild: boolean;
    readonly opensPdf?: string;
  }[];
}

const data = async <Data>(path: string): Promise<Data> => {
  const answer = await fetch(new URL(path, environment().web));
  return ((await answer.json()) as { data: Data }).data;
};
const page = (region: string, name: string) =>
  data<Node>(`/${region}/api/products/get-product-list?screenname=${encodeURIComponent(name)}`);

/** All in a thorough run, otherwise every fourth of a long list of files; each costs a rendering or a download. */
const someOf = (urls: readonly string[]) => (thorough ? urls : urls.filter((_, at) => at % 4 === 0));

/** Problems of a PDF; empty: none. */
const wrongWith = async (url: string): Promise<string[]> => {
  const answer = await fetch(new URL(url.replace(/#.*/, ''), environment().web));
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isPaper =
    answer.headers.get('content-type') === 'application/pdf' && bytes.subarray(0, 5).toString() === '%PDF-';
  return answer.status === 200 && isPaper && bytes.length < 1_000_000 ? [] : [`${url}: ${answer.status}`];
};

const wrongAmong = async (urls: Iterable<string>): Promise<string[]> => {
  const wrong: string[] = [];
  for (const url of new Set([...urls].map((each) => each.replace(/#.*/, '')))) wrong.push(...(await wrongWith(url)));
  return wrong;
};

describe('the range', () => {
  it.each(widthsOf('desktop'))(
    'leads from the root through every level to the product and back by the trail (%s)',
    async (width) => {
      const { visitor, look } = await visiting('range', width);
      const screen = visitor.page;
      const main = screen.getByRole('main');
      const follow = async (name: string, path: string) => {
        await main.locator('li a', { hasText: name }).last().click();
        await screen.waitForURL(`**/nz/products/${path}`);
        await screen.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      };
      await visitor.go('/nz/products');
      await screen.getByRole('heading', { level: 1, name: 'Our Range' }).waitFor();
      await look('root');
      await follow('Fluids & Oils', 'Fluids-Oils');
      await look('level-1');
      await follow('Engine Oils', 'Fluids-Oils/Engine-Oils');
      await follow('100% Synthetic Engine Oils', 'Fluids-Oils/Engine-Oils/100-Synthetic-Engine-Oils');
      await look('level-3');
      const below = 'Fluids-Oils/Engine-Oils/100-Synthetic-Engine-Oils/details/Fully-Synthetic-10W-30';
      await follow('Fully Synthetic 10W-30', below);
      await look('detail');
      const trail = screen.getByRole('navigation', { name: 'You are here' });
      await trail.getByRole('link', { name: 'Engine Oils', exact: true }).click();
      await screen.waitForURL('**/nz/products/Fluids-Oils/Engine-Oils');
      await trail.getByRole('link', { name: 'Parts' }).click();
      await screen.waitForURL(/\/nz\/products\/?$/);
    },
  );

  it('opens a PDF for EFB and AGM, in a new tab on a desktop and in the same window on a phone', async () => {
    for (const width of both) {
      const visitor = await Visitor.open(width);
      await visitor.go('/au/products/Batteries/Start-Stop-Batteries');
      for (const name of [/^Enhanced Flooded/, /^Absorbed Glass Mat/]) {
        const link = visitor.page.getByRole('main').getByRole('link', { name }).last();
        await link.waitFor();
        const target = () => link.getAttribute('target');
        await expect.poll(target).toBe(width === 'desktop' ? '_blank' : null);
        const address = (await link.getAttribute('href')) ?? '';
        expect(address).toContain('/pdf/Specification/');
        expect(await wrongWith(address)).toEqual([]);
      }
    }
  });

  it('has a product page in every family, with its documents and the warranty', { timeout: 600_000 }, async () => {
    const { visitor, look } = await visiting('range-details');
    const root = await page('au', '');
    expect(root.childrenList).toHaveLength(13);
    for (const family of root.childrenList) {
      const categories: string[] = [];
      let here = await page('au', family.segment);
      while (here.isHaveChild) {
        categories.push(here.segment);
        const next = here.childrenList.find(({ opensPdf }) => !opensPdf);
        here = await page('au', next?.segment ?? '');
      }
      await visitor.go(`/au/products/${[...categories, 'details', here.segment].join('/')}`);
      await visitor.page.getByRole('heading', { level: 2, name: 'Features and Benefits' }).waitFor();
      await visitor.page.getByRole('link', { name: 'Warranty', exact: true }).last().waitFor();
      await look(family.segment);
    }
  });

  it.each([
    ['details/Hose-Clamps', 'Hose Clamps'],
    ['Chemicals/details/Cleaners', 'Chemicals'],
    ['Batteries/details/Marine-Batteries', undefined],
  ])('the Parts Finder button of %s presets %s', async (path, category) => {
    const visitor = await Visitor.open();
    await visitor.go(`/nz/products/${path}`);
    const main = visitor.page.getByRole('main');
    await main.getByRole('link', { name: 'Parts Finder', exact: true }).click();
    await visitor.page.waitForURL('**/nz/parts-finder**');
    expect(new URL(visitor.page.url()).searchParams.get('category') ?? undefined).toBe(category);
  });
});

describe('technical downloads', () => {
  it.each(widthsOf('phone'))('are tables by family, with a jump list and a filter (%s)', async (width) => {
    const { visitor, look } = await visiting('downloads', width);
    const screen = visitor.page;
    await visitor.go('/nz/southline-downloads');
    await screen.getByRole('heading', { level: 1, name: 'Technical Downloads' }).waitFor();
    expect(await screen.getByRole('table').count()).toBe(10);
    await look('all');
    await screen.getByRole('navigation', { name: 'Families' }).getByRole('link', { name: /^Oils/ }).click();
    await expect.poll(() => screen.getByRole('heading', { level: 2, name: 'Oils' }).isVisible()).toBe(true);
    await screen.getByRole('searchbox', { name: 'Filter by product' }).fill('marine');
    await expect.poll(() => screen.getByRole('table').count()).toBe(1);
    const sheet = screen.getByRole('link', { name: 'Data sheet (NZ): Marine Batteries' });
    expect(await sheet.getAttribute('target')).toBe(width === 'desktop' ? '_blank' : null);
    await look('filtered');
  });

  it.each([769, 1000, 1181])('do not lie on each other at %i px', async (width) => {
    const visitor = await Visitor.open();
    await visitor.page.setViewportSize({ width, height: 900 });
    await visitor.go('/au/southline-downloads');
    const cells = visitor.page.getByRole('table').first().getByRole('row').nth(1).getByRole('cell');
    const rights = await cells.evaluateAll((all) =>
      all.map((cell) => [
        Math.max(...[...cell.querySelectorAll('a')].map((link) => link.getBoundingClientRect().right), 0),
        cell.getBoundingClientRect().right,
      ]),
    );
    expect(rights.filter(([links = 0, cell = 0]) => links > cell + 1)).toEqual([]);
    expect(await visitor.page.evaluate('document.documentElement.scrollWidth')).toBe(width);
  });

  it.each(regions)('every link of the page answers with a PDF (%s)', { timeout: 600_000 }, async (region) => {
    const families = await data<Family[]>(`/${region}/api/products/get-technical-downloads`);
    const urls = families.flatMap(({ rows }) =>
      rows.flatMap((row) => Object.values(row).flatMap((cell) => (typeof cell === 'string' ? [] : cell))),
    );
    expect(urls.length).toBeGreaterThan(200);
    expect(await wrongAmong(someOf([...new Set(urls.map(({ url }) => url))]))).toEqual([]);
    const others = ['pdf/Warranty/southline-warranty.pdf', 'pdf/Terms/chicago-entry-terms.pdf'];
    expect(await wrongAmong(others.map((path) => `/${region}/${path}`))).toEqual([]);
  });
});
