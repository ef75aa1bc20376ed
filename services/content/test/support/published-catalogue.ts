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
import type { Handlers } from '@southline/platform/grpc';
import { startStub } from '@southline/testkit/stub';

export interface Part {
  readonly productNr: string;
  readonly description: string;
  readonly category: string;
  readonly gmPartNumber?: string;
  readonly rank?: number;
}

/** A fake catalogue that serves the tests' data. */
export const publishedCatalogue = async (verifyKeys: string) => {
  const state = {
    generation: 'g0',
    parts: [] as Part[],
    pages: [] as Partial<ListedPage>[],
    papers: [] as Partial<PaperLink>[],
  };
  const exported: Handlers<typeof ExportServiceService> = {
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
  };
  const pages: Partial<Handlers<typeof ProductPageServiceService>> = {
    listDownloads: async () =>
      ListDownloadsResponse.fromPartial({ families: [{ rows: [{ product: 'EFB', papers: state.papers }] }] }),
    listProductPages: async () => ListProductPagesResponse.fromPartial({ pages: state.pages }),
    getPublication: async () => GetPublicationResponse.fromPartial({ generation: state.generation }),
  };
  const stub = await startStub(verifyKeys, [
    [ExportServiceService, exported],
    [ProductPageServiceService, pages],
  ]);
  return { state, ...stub };
};
