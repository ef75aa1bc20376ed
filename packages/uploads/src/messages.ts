import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import type { UploadPart } from './store-upload.ts';
import { cutOff, tooManyUploads } from './upload.ts';

/** A file as it travels between processes: a header, pieces, and an end. */
export interface UploadMessage<Header, End> {
  readonly part?:
    | { readonly $case: 'header'; readonly value: Header }
    | { readonly $case: 'chunk'; readonly value: Uint8Array }
    | { readonly $case: 'end'; readonly value: End }
    | undefined;
}

const partsOf = async function* <Header, End>(
  messages: AsyncIterator<UploadMessage<Header, End>>,
): AsyncGenerator<UploadPart<End>> {
  for (let next = await messages.next(); !next.done; next = await messages.next()) {
    const { part } = next.value;
    if (part?.$case === 'chunk') yield { chunk: Buffer.from(part.value) };
    if (part?.$case === 'end') yield { end: part.value };
  }
};

/** The header of an upload and the parts behind it. */
export const readUpload = async <Header, End>(requests: AsyncIterable<UploadMessage<Header, End>>) => {
  const messages = requests[Symbol.asyncIterator]();
  const first = await messages.next();
  if (first.done || first.value.part?.$case !== 'header') throw cutOff();
  return { header: first.value.part.value, parts: partsOf(messages) };
};

/** Uploads received at once: each holds some pieces in memory as long as its client takes. */
const uploadsAtOnce = 64;

/** Accepts a limited number of uploads at a time and refuses others at once. */
export const uploadGate = (uploads = bulkhead(uploadsAtOnce)) => ({
  take: <Done>(work: () => Promise<Done>): Promise<Done> =>
    uploads.execute(work).catch((error: unknown) => {
      throw error instanceof Error && isBulkheadRejectedError(error) ? tooManyUploads() : error;
    }),
});
