import { ExportServiceService, ProductPageServiceService } from '@southline/contracts/catalogue';
import { partOf } from '@southline/contracts/part-facts';
import type { Peer } from '@southline/platform/grpc';
import type { PublishedCatalogue, PublishedPart } from '../domain/site-search/ports.ts';

const pageSize = 2_000;
const timeoutMs = 10_000;

export const createCatalogueClient = (peer: Peer) => {
  const exported = peer.own(ExportServiceService, { timeoutMs });
  const pages = peer.caller(ProductPageServiceService, { timeoutMs });

  async function* parts(generation: string): AsyncGenerator<PublishedPart> {
    let pageToken = '';
    do {
      const page = await exported.listPublishedParts({ generation, pageSize, pageToken });
      for (const part of page.parts) yield { part: partOf(part), category: part.category, rank: part.rank };
      pageToken = page.nextPageToken;
    } while (pageToken !== '');
  }
  const catalogue: PublishedCatalogue = {
    async served() {
      return (await exported.listPublishedParts({ generation: '', pageSize: 1, pageToken: '' })).generation;
    },
    parts,
    async range() {
      const [listed, downloads] = await Promise.all([pages.listProductPages({}), pages.listDownloads({})]);
      return {
        pages: listed.pages.map(({ name, segment, path, hasChildren, description }) => ({
          name,
          segment,
          path,
          hasChildren,
          description,
        })),
        papers: downloads.families.flatMap(({ rows }) =>
          rows.flatMap(({ product, papers }) =>
            papers.map(({ kind, fileName, label, region }) => ({ product, kind, fileName, label, region })),
          ),
        ),
      };
    },
  };
  return {
    ...catalogue,
  };
};
