import { gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import type { Route } from '../../context.ts';
import { forever, pictureCsp } from './file-headers.ts';

const maxBytes = 16 * 1024 * 1024;
/** A changed picture gets a new name. */

const name = Type.String({ maxLength: 80, pattern: '^[\\w.-]+$' });
const schema = { hide: true, params: Type.Object({ region: Type.String(), screen: name, file: name }) };

interface Picture {
  readonly contentType: string;
  readonly gzipped: Buffer;
}

/** Pictures of the screens, as the content service has them. */
export const screenPictures: Route = (app, { clients }) => {
  const known = new LRUCache<string, Picture>({ maxSize: maxBytes, sizeCalculation: ({ gzipped }) => gzipped.length });
  const read = async (fileName: string): Promise<Picture> => {
    const found = known.get(fileName);
    if (found) return found;
    const { contentType, content } = await clients.screens.readImage({ fileName });
    const picture = { contentType, gzipped: gzipSync(content) };
    known.set(fileName, picture);
    return picture;
  };
  app.get('/images/:screen/:file', { schema }, async ({ params }, reply) => {
    const { contentType, gzipped } = await read(`${params.screen}/${params.file}`);
    return reply
      .header('cache-control', forever)
      .header('content-security-policy', pictureCsp)
      .header('content-encoding', 'gzip')
      .type(contentType)
      .send(gzipped);
  });
};
