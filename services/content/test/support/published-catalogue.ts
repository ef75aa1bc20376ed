import {
  ExportServiceService,
  GetPublicationResponse,
  ListDownloadsResponse,
  type ListedPage,
  ListProductPagesResponse,
  ListPublishedPartsResponse,
  type PaperLink,
  ProductPageServiceService,
} from '@southline/contracts/catalogue';
import { DomainError } from '@southline/kernel/errors';
import { createGrpcServer, type Handlers } from '@southline/platform/grpc';
import { createVerifier } from '@southline/platform/identity';
import { createLogger } from '@southline/platform/logger';

export interface Part {
  readonly productNr: string;
  readonly description: string;
  readonly category: string;
  readonly gmPartNumber?: string;
  readonly rank?: number;
}

const notHere = () => new DomainError('not-found', 'NotFound', 'There is no such page.');

/** A fake catalogue that serves the tests' data. */
export const publishedCatalogue = async (verifyKeys: string) => {
  const state = {
    generation: 'g0',
    parts: [] as Part[],
    pages: [] as Partial<ListedPage>[],
    papers: [] as Partial<PaperLink>[],
  };
  const server = createGrpcServer({
    verifier: createVerifier(verifyKeys.split(',')),
    logger: createLogger('test', 'silent'),
    health: { ready: async () => true },
  });
  server.add(ExportServiceService, {
    async listPublishedParts({ generation, pageSize, pageToken }) {
      if (generation !== '' && generation !== state.generation) {
        throw new DomainError('not-found', 'GenerationGone', 'Another one is served.');
      }
      const rest = state.parts.filter(({ productNr }) => productNr > pageToken);
      const page = rest.slice(0, pageSize);
      return ListPublishedPartsResponse.fromPartial({
        parts: page.map(({ productNr, gmPartNumber = '', description, ...rest }) => ({
          part: { partNo: productNr, gmPartNo: gmPartNumber, description },
          ...rest,
        })),
        generation: state.generation,
        nextPageToken: rest.length > page.length ? (page.at(-1)?.productNr ?? '') : '',
      });
    },
    listPartRanges: async () => ({ generation: state.generation, pageTokens: [''] }),
  });
  const pages: Handlers<typeof ProductPageServiceService> = {
    getProductPage: async () => Promise.reject(notHere()),
    getRangePaper: async () => Promise.reject(notHere()),
    listDownloads: async () =>
      ListDownloadsResponse.fromPartial({ families: [{ rows: [{ product: 'EFB', papers: state.papers }] }] }),
    listProductPages: async () => ListProductPagesResponse.fromPartial({ pages: state.pages }),
    getPublication: async () => GetPublicationResponse.fromPartial({ generation: state.generation }),
  };
  server.add(ProductPageServiceService, pages);
  const port = await server.listen('127.0.0.1', 0);
  return { state, address: `127.0.0.1:${port}`, close: () => server.close(100) };
};
