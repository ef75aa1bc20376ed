import { perFile } from '@southline/testkit/per-file';
import { describe, expect, it } from 'vitest';
import { openShop } from './shop.ts';

const shop = perFile(openShop);

const get = (path: string) => shop.app.inject({ method: 'GET', url: `/au/${path}` });
const page = async (name: string) => (await get(`api/products/get-product-list?screenname=${name}`)).json();

describe('pages of the range', () => {
  it('a category lists its children, with the document that a child opens', async () => {
    const { status, data } = await page('Batteries');
    expect(status).toBe(true);
    expect(data).toMatchObject({ productName: 'Batteries', isDetailPage: false, isHaveChild: true, pageLevel: 1 });
    expect(data.childrenList[0]).not.toHaveProperty('opensPdf');
    expect(data.childrenList[1]).toMatchObject({ productName: 'EFB', opensPdf: '/au/pdf/Specification/EFB.pdf' });
  });

  it('a product page has its contents and its place in the range', async () => {
    const { data } = await page('Marine-Batteries');
    expect(data).toMatchObject({
      isDetailPage: true,
      isHaveChild: false,
      trail: [{ productName: 'Batteries', segment: 'Batteries' }],
      featuresBenefits: [{ productName: 'Construction', featureList: [{ description: 'Dual terminals' }] }],
      applications: [{ appName: 'Where it fits', appRecommend: 'Charge it.', appList: [{ description: 'Boats' }] }],
      sizes: { category: ['Marine', 'Deep Cycle'], filters: { attributes: { Voltage: ['12 V'] } } },
    });
  });

  it('an unknown name is a normal no', async () => {
    for (const path of ['get-product-list?screenname=Nothing', 'get-technical-downloads-details?pagename=Nothing']) {
      const answer = await get(`api/products/${path}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ status: false, message: 'There is no such page.', code: 'NotFound' });
    }
  });

  it('the root needs no name', async () => {
    expect((await get('api/products/get-product-list')).json().data).toMatchObject({ segment: '', pageLevel: -1 });
  });
});

describe('files of the range', () => {
  it('documents are listed with the warranty last, and all open as PDF', async () => {
    const { data } = (await get('api/products/get-technical-downloads-details?pagename=Marine-Batteries')).json();
    expect(data.pdfList.map(({ labelName, url }: Record<string, string>) => [labelName, url])).toEqual([
      ['Oils catalogue', '/au/content/oil-catalogue.pdf#page=4'],
      ['Safety data sheet (NZ)', '/au/pdf/SDS/Marine-Batteries-NZ.pdf'],
      ['Specification', '/au/pdf/Specification/Marine-Batteries.pdf'],
      ['Warranty', '/au/pdf/Warranty/southline-warranty.pdf'],
    ]);
    for (const { url } of data.pdfList) {
      const paper = await shop.app.inject({ method: 'GET', url: url.replace(/#.*/, '') });
      expect([url, paper.statusCode, paper.headers['content-type']]).toEqual([url, 200, 'application/pdf']);
      expect(paper.headers['content-disposition']).toMatch(/^inline; filename="[\w.-]+"$/);
    }
  });

  it('a data sheet opens as Specs and as Specification', async () => {
    for (const type of ['Specs', 'Specification']) {
      expect((await get(`pdf/${type}/Marine-Batteries.pdf`)).body).toContain('Marine Batteries');
    }
  });

  it('technical downloads are listed by family, each cell with its links', async () => {
    const { data } = (await get('api/products/get-technical-downloads')).json();
    expect(data).toEqual([
      {
        family: 'Batteries',
        rows: [
          {
            product: 'Marine Batteries',
            catalogue: [{ label: 'Oils catalogue', url: '/au/content/oil-catalogue.pdf#page=4', region: '' }],
            flyers: [],
            sds: [{ label: 'Safety data sheet', url: '/au/pdf/SDS/Marine-Batteries-NZ.pdf', region: 'NZ' }],
            specifications: [{ label: 'Specification', url: '/au/pdf/Specification/Marine-Batteries.pdf', region: '' }],
            installation: [],
          },
        ],
      },
    ]);
  });

  it('documents of another kind or page do not exist', async () => {
    for (const path of ['pdf/Flyers/Marine-Batteries.pdf', 'pdf/Specs/Batteries.pdf', 'pdf/Specs/Marine-Batteries']) {
      expect((await get(path)).statusCode).toBe(404);
    }
  });

  it('pictures are drawings in their own sandbox', async () => {
    const picture = await get('images/range/Marine-Batteries.svg?size=detail');
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(picture.headers['content-security-policy']).toContain('sandbox');
    expect((await get('images/range/Nothing.svg')).statusCode).toBe(404);
  });
});
