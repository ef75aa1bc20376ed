import { gzipSync } from 'node:zlib';
import { drawPlace } from '@southline/drawings/draw-place';
import { ends, sides, spots } from '@southline/drawings/place';
import { Type } from 'typebox';
import type { Route } from '../../context.ts';
import { notFound } from '../../contract/order-details.ts';
import { placeFile } from '../../contract/pictures.ts';
import { forever, pictureCsp } from './file-headers.ts';

const places = ends.flatMap((end) => sides.flatMap((side) => spots.map((spot) => ({ end, side, spot }))));
const schema = { hide: true, params: Type.Object({ region: Type.String(), file: Type.String({ maxLength: 60 }) }) };

/** Drawings of a part's position on a vehicle, one per position. */
export const placePictures: Route = (app) => {
  const drawn = new Map(places.map((place) => [placeFile(place), gzipSync(drawPlace(place))]));
  app.get('/images/places/:file', { schema }, async ({ params }, reply) => {
    const bytes = drawn.get(params.file);
    if (!bytes) throw notFound('There is no such picture.');
    return reply
      .header('cache-control', forever)
      .header('content-security-policy', pictureCsp)
      .header('content-encoding', 'gzip')
      .type('image/svg+xml')
      .send(bytes);
  });
};
