import { gzipSync } from 'node:zlib';
import type { ProductPage } from '@southline/contracts/catalogue';
import { drawPart, type Size } from '@southline/drawings';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import type { Context, Route } from '../../context.ts';
import { object, words } from '../../contract/fields.ts';
import { notFound } from '../../contract/order-details.ts';
import { paperLabels } from '../../contract/product-page.ts';
import { pageByName } from '../products/product-pages.ts';
import { paperCsp, pictureCsp, shownAs } from './file-headers.ts';

const maxBytes = 8 * 1024 * 1024;
/** A range is published now and then; an hour later everybody sees it. */
const hourly = 'public, max-age=3600';

const file = Type.String({ maxLength: 140 });
const pictureSchema = {
  hide: true,
  params: Type.Object({ region: Type.String(), file }),
  querystring: object({ size: Type.Optional(words(['thumb', 'detail'])) }),
};
const paperSchema = {
  hide: true,
  params: Type.Object({ region: Type.String(), type: Type.String({ maxLength: 20 }), file }),
};

/** Files made from a page, by page and the time of its publication, so that a new range shows new ones. */
const made = () => new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: (bytes) => bytes.length });

const pageOf = async (context: Context, name: string, ending: string): Promise<ProductPage> => {
  if (!name.endsWith(ending)) throw notFound('There is no such file.');
  return pageByName(context, name.slice(0, -ending.length));
};

/** Drawings of the pages of the range. */
export const rangePictures: Route = (app, context) => {
  const drawn = made();
  const draw = ({ drawing }: ProductPage, size: Size): Buffer => {
    if (!drawing) throw notFound('There is no such picture.');
    const key = JSON.stringify([drawing, size]);
    const known = drawn.get(key);
    if (known) return known;
    const bytes = gzipSync(drawPart({ ...drawing, size }));
    drawn.set(key, bytes);
    return bytes;
  };
  app.get('/images/range/:file', { schema: pictureSchema }, async ({ params, query }, reply) => {
    const page = await pageOf(context, params.file, '.svg');
    return reply
      .header('cache-control', hourly)
      .header('content-security-policy', pictureCsp)
      .header('content-encoding', 'gzip')
      .type('image/svg+xml')
      .send(draw(page, query.size ?? 'thumb'));
  });
};

/** Papers of the pages of the range, as PDF. */
export const rangePapers: Route = (app, context) => {
  const rendered = made();
  const render = async (page: ProductPage): Promise<Buffer> => {
    const key = `${page.segment} ${page.detail?.publishedAt}`;
    const known = rendered.get(key);
    if (known) return known;
    const { name, description, drawing, segment, trail, detail } = page;
    const { applications } = detail ?? {};
    const { content } = await context.clients.papers.renderDataSheet({
      ...{ name, description, drawing, fileName: `${segment}.pdf`, publishedAt: detail?.publishedAt ?? '' },
      category: ['Our Range', ...trail.map((crumb) => crumb.name)].join(', '),
      sections: [...(detail?.features ?? []), ...(applications ? [applications] : [])].map((section) => ({
        name: section.name,
        points: section.items,
      })),
      recommendation: applications?.recommendation ?? '',
    });
    const bytes = Buffer.from(content);
    rendered.set(key, bytes);
    return bytes;
  };
  app.get('/pdf/:type/:file', { schema: paperSchema, config: { patient: true } }, async ({ params }, reply) => {
    const page = await pageOf(context, params.file, '.pdf');
    if (!paperLabels.has(params.type) || !page.detail?.papers.includes(params.type)) {
      throw notFound('There is no such file.');
    }
    return reply
      .header('cache-control', hourly)
      .header('content-security-policy', paperCsp)
      .header('content-disposition', shownAs(`${page.segment}.pdf`))
      .type('application/pdf')
      .send(await render(page));
  });
};
