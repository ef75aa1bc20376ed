import fastifyStatic from '@fastify/static';
import type { App, Context, Settings } from '../../context.ts';
import { forever } from './file-headers.ts';

/** Address of the style that the locator's map is drawn by; empty where there is none. */
export const mapStyleOf = ({ BASE_PATH, MAP_ROOT, MAP_STYLE_URL }: Settings): string =>
  MAP_STYLE_URL ?? (MAP_ROOT === undefined ? '' : `${BASE_PATH}/map/style.json`);

/** The base map as tools/basemap has made it. The address of a tile changes with the tiles. */
export const baseMap = async (app: App, { settings: { BASE_PATH, MAP_ROOT } }: Context): Promise<void> => {
  if (MAP_ROOT === undefined) return;
  await app.register(
    async (scope) => {
      await scope.register(fastifyStatic, {
        root: MAP_ROOT,
        index: false,
        preCompressed: true,
        decorateReply: false,
        cacheControl: false,
        schemaHide: true,
        setHeaders: (reply, path) => {
          reply.header('cache-control', path.includes('.pbf') ? forever : 'public, no-cache');
        },
      });
      // Where no land is there is no file: to the map that is an empty tile, and to the browser's log no failure.
      scope.setNotFoundHandler((request, reply) =>
        /\/tiles\/[\da-f]+\/\d+\/\d+\/\d+\.pbf$/.test(request.url)
          ? reply.code(204).header('cache-control', forever).send()
          : reply
              .code(404)
              .header('cache-control', 'no-store')
              .send({ status: false, code: 'NotFound', message: 'There is nothing here.' }),
      );
    },
    { prefix: `${BASE_PATH}/map` },
  );
};
