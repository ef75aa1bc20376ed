import { ExportServiceService, ProductPageServiceService } from '@southline/contracts/catalogue';
import { partOf } from '@southline/contracts/part-facts';
import { createGrpcClient, type PeerCredentials } from '@southline/platform/grpc';
import type { TokenSource } from '@southline/platform/telemetry';
import type { PublishedCatalogue, PublishedPart } from '../domain/site-search/ports.ts';

const pageSize = 2_000;
const timeoutMs = 10_000;

export const createCatalogueClient = (address: string, token: TokenSource, credentials: PeerCredentials) => {
  const exported = createGrpcClient(ExportServiceService, {
    address,
    token,
    credentials,
    timeoutMs,
  });
  const pages = createGrpcClient(ProductPageServiceService, {
    address,
    credentials,
    timeoutMs,
  });

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
    close: () => {
      exported.close();
      pages.close();
    },
  };
};
