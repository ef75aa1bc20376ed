import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { MapOverview, MapPictures } from '@southline/rest/web-build';
import type { App, Context, Settings } from '../../context.ts';
import { forever } from './file-headers.ts';

/** URL of the map style; empty if there is none. */
export const mapStyleOf = ({ BASE_PATH, MAP_ROOT, MAP_STYLE_URL }: Settings): string =>
  MAP_STYLE_URL ?? (MAP_ROOT === undefined ? '' : `${BASE_PATH}/map/style.json`);

/** Facts in the style file of our own map. A folder may have no pictures. */
interface StyleFile {
  readonly metadata?: {
    readonly pictures?: string;
    readonly picturesZoom?: number;
    readonly overview?: MapOverview;
  };
  readonly sources: Readonly<Record<string, { readonly attribution?: string }>>;
}

/** The pictures beside our own map's tiles. None for a vendor's map or a folder without pictures. */
export const mapPicturesOf = async ({
  BASE_PATH,
  MAP_ROOT,
  MAP_STYLE_URL,
}: Pick<Settings, 'BASE_PATH' | 'MAP_ROOT' | 'MAP_STYLE_URL'>): Promise<MapPictures | undefined> => {
  if (MAP_ROOT === undefined || MAP_STYLE_URL !== undefined) return undefined;
  const style: StyleFile = JSON.parse(await readFile(join(MAP_ROOT, 'style.json'), 'utf8'));
  const { pictures, picturesZoom, overview } = style.metadata ?? {};
  if (pictures === undefined || picturesZoom === undefined || overview === undefined) return undefined;
  const attribution = Object.values(style.sources).find((source) => source.attribution)?.attribution ?? '';
  const of = (address: string) => `${BASE_PATH}/map/${address}`;
  return {
    address: of(pictures),
    zoom: picturesZoom,
    overview: { ...overview, address: of(overview.address) },
    attribution,
  };
};

/** Serves the base map built by tools/basemap. The URL of a tile changes when the tiles change. */
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
          reply.header('cache-control', /\.(pbf|svg)(\.gz)?$/.test(path) ? forever : 'public, no-cache');
        },
      });
      // A tile without land has no file. The map gets an empty tile instead of an error.
      scope.setNotFoundHandler((request, reply) =>
        /\/tiles\/[\da-f]+\/\d+\/\d+\/\d+\.(pbf|svg)$/.test(request.url)
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
