import { gzipSync } from 'node:zlib';
import { drawPart, type Size } from '@southline/drawings';
import { drawPlace } from '@southline/drawings/draw-place';
import { ends, sides, spots } from '@southline/drawings/place';
import { object, words } from '@southline/rest/fields';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import type { Route } from '../../context.ts';
import { notFound } from '../../contract/order-details.ts';
import { placeFile, stampOf } from '../../contract/pictures.ts';
import { pageByName } from '../products/product-pages.ts';
import { forever, pictureCsp } from './file-headers.ts';

const megabyte = 1024 * 1024;
/** A newly published range becomes visible within an hour. */
const hourly = 'public, max-age=3600';
/** A URL with an outdated hash or version shows the current drawing. */
const briefly = 'public, max-age=60';

const noSuchPicture = () => notFound('There is no such picture.');

/** Caches the pictures that were used most recently, in compressed form. */
const cacheOf = (megabytes: number) =>
  new LRUCache<string, Buffer>({ maxSize: megabytes * megabyte, sizeCalculation: (bytes) => bytes.length });

const file = (maxLength: number) => Type.Object({ region: Type.String(), file: Type.String({ maxLength }) });
const querystring = object({ size: Type.Optional(words(['thumb', 'detail'])) });

const send = (reply: FastifyReply, gzipped: Buffer, cacheControl: string, contentType = 'image/svg+xml') =>
  reply
    .header('cache-control', cacheControl)
    .header('content-security-policy', pictureCsp)
    .header('content-encoding', 'gzip')
    .type(contentType)
    .send(gzipped);

// Example: ABC123-9f8e7d-2.svg contains the normalised part number, the hash of the drawing and the version of the
// drawings.
const partFile = /^([A-Z0-9]{1,60})-([A-Za-z0-9_-]{1,64})\.svg$/i;

/** Drawings made from part attributes. */
export const partPictures: Route = (app, { clients }) => {
  const drawn = cacheOf(16);

  const draw = async (partNo: string, stamp: string, size: Size) => {
    const key = `${partNo}-${stamp}-${size}`;
    const known = drawn.get(key);
    if (known) return { bytes: known, current: true };
    const { drawing, drawingHash } = await clients.catalogue.getPartDrawing({ cleansedPartNo: partNo });
    if (!drawing) throw noSuchPicture();
    const bytes = gzipSync(drawPart({ ...drawing, size }));
    const current = stampOf(drawingHash) === stamp;
    if (current) drawn.set(key, bytes);
    return { bytes, current };
  };

  const schema = { hide: true, params: file(120), querystring };
  app.get('/images/parts/:file', { schema }, async ({ params, query }, reply) => {
    const [, partNo, stamp] = partFile.exec(params.file) ?? [];
    if (!partNo || !stamp) throw noSuchPicture();
    const { bytes, current } = await draw(partNo.toUpperCase(), stamp, query.size ?? 'thumb');
    return send(reply, bytes, current ? forever : briefly);
  });
};

const places = ends.flatMap((end) => sides.flatMap((side) => spots.map((spot) => ({ end, side, spot }))));

/** Drawings of a part's position on a vehicle, one per position. */
export const placePictures: Route = (app) => {
  const drawn = new Map(places.map((place) => [placeFile(place), gzipSync(drawPlace(place))]));
  app.get('/images/places/:file', { schema: { hide: true, params: file(60) } }, async ({ params }, reply) => {
    const bytes = drawn.get(params.file);
    if (!bytes) throw noSuchPicture();
    return send(reply, bytes, forever);
  });
};

/** Drawings for the pages of the range. The drawing is the cache's key, so a newly published range gets new pictures. */
export const rangePictures: Route = (app, context) => {
  const drawn = cacheOf(8);
  const schema = { hide: true, params: file(140), querystring };
  app.get('/images/range/:file', { schema }, async ({ params, query }, reply) => {
    if (!params.file.endsWith('.svg')) throw notFound('There is no such file.');
    const { drawing } = await pageByName(context, params.file.slice(0, -'.svg'.length));
    if (!drawing) throw noSuchPicture();
    const size = query.size ?? 'thumb';
    const key = JSON.stringify([drawing, size]);
    const bytes = drawn.get(key) ?? gzipSync(drawPart({ ...drawing, size }));
    drawn.set(key, bytes);
    return send(reply, bytes, hourly);
  });
};

const name = Type.String({ maxLength: 80, pattern: '^[\\w.-]+$' });

interface Picture {
  readonly contentType: string;
  readonly gzipped: Buffer;
}

/** Pictures of the screens, as the content service has them. A changed picture gets a new name. */
export const screenPictures: Route = (app, { clients }) => {
  const known = new LRUCache<string, Picture>({
    maxSize: 16 * megabyte,
    sizeCalculation: ({ gzipped }) => gzipped.length,
  });
  const read = async (fileName: string): Promise<Picture> => {
    const found = known.get(fileName);
    if (found) return found;
    const { contentType, content } = await clients.screens.readImage({ fileName });
    const picture = { contentType, gzipped: gzipSync(content) };
    known.set(fileName, picture);
    return picture;
  };
  const schema = { hide: true, params: Type.Object({ region: Type.String(), screen: name, file: name }) };
  app.get('/images/:screen/:file', { schema }, async ({ params }, reply) => {
    const { contentType, gzipped } = await read(`${params.screen}/${params.file}`);
    return send(reply, gzipped, forever, contentType);
  });
};
