import { gzipSync } from 'node:zlib';
import { drawPart, type Size } from '@southline/drawings';
import { object, words } from '@southline/rest/fields';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import type { Route } from '../../context.ts';
import { notFound } from '../../contract/order-details.ts';
import { stampOf } from '../../contract/pictures.ts';
import { forever, pictureCsp } from './file-headers.ts';

const maxBytes = 16 * 1024 * 1024;

const schema = {
  hide: true,
  params: Type.Object({ region: Type.String(), file: Type.String({ maxLength: 120 }) }),
  querystring: object({ size: Type.Optional(words(['thumb', 'detail'])) }),
};

// Example: ABC123-9f8e7d-2.svg contains the normalised part number, the hash of the drawing and the version of the
// drawings.
const fileName = /^([A-Z0-9]{1,60})-([A-Za-z0-9_-]{1,64})\.svg$/i;

/** A URL with an outdated hash or version shows the current drawing. */
const briefly = 'public, max-age=60';

/** Drawings made from part attributes. Recent ones are cached in compressed form. */
export const partPictures: Route = (app, { clients }) => {
  const drawn = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: (bytes) => bytes.length });

  const draw = async (partNo: string, stamp: string, size: Size) => {
    const key = `${partNo}-${stamp}-${size}`;
    const known = drawn.get(key);
    if (known) return { bytes: known, current: true };
    const { drawing, drawingHash } = await clients.catalogue.getPartDrawing({ cleansedPartNo: partNo });
    if (!drawing) throw notFound('There is no such picture.');
    const bytes = gzipSync(drawPart({ ...drawing, size }));
    const current = stampOf(drawingHash) === stamp;
    if (current) drawn.set(key, bytes);
    return { bytes, current };
  };

  app.get('/images/parts/:file', { schema }, async ({ params, query }, reply) => {
    const [, partNo, stamp] = fileName.exec(params.file) ?? [];
    if (!partNo || !stamp) throw notFound('There is no such picture.');
    const { bytes, current } = await draw(partNo.toUpperCase(), stamp, query.size ?? 'thumb');
    return reply
      .header('cache-control', current ? forever : briefly)
      .header('content-security-policy', pictureCsp)
      .header('content-encoding', 'gzip')
      .type('image/svg+xml')
      .send(bytes);
  });
};
