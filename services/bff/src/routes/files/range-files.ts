import { gzipSync } from 'node:zlib';
import type { ProductPage } from '@southline/contracts/catalogue';
import { drawPart, type Size } from '@southline/drawings';
import { object, words } from '@southline/rest/fields';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import type { Context, Route } from '../../context.ts';
import { notFound } from '../../contract/order-details.ts';
import { pageByName } from '../products/product-pages.ts';
import { pictureCsp } from './file-headers.ts';

const maxBytes = 8 * 1024 * 1024;
/** A newly published range becomes visible within an hour. */
const hourly = 'public, max-age=3600';

const file = Type.String({ maxLength: 140 });
const pictureSchema = {
  hide: true,
  params: Type.Object({ region: Type.String(), file }),
  querystring: object({ size: Type.Optional(words(['thumb', 'detail'])) }),
};
/**
 * Files made from a page. They are cached by page and publication time, so that a newly published range gets new files.
 */
const made = () => new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: (bytes) => bytes.length });

const pageOf = async (context: Context, name: string, ending: string): Promise<ProductPage> => {
  if (!name.endsWith(ending)) throw notFound('There is no such file.');
  return pageByName(context, name.slice(0, -ending.length));
};

/** Drawings for the pages of the range. */
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
