import type { ReadReceiptResponse, UploadReceiptRequest } from '@southline/contracts/content';
import sharp from 'sharp';
import type { Content } from './bench.ts';

type Client = ReturnType<Content['guest']>;

export const aPicture = (format: 'jpeg' | 'png' | 'webp' | 'gif' = 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#2266aa' } })
    .withExif({ IFD0: { Copyright: 'secret-in-the-metadata' } })
    .toFormat(format)
    .toBuffer();

export const aPdf = (bytes = 2_000): Buffer => Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes)]);

const piece = 64 * 1024;

export const parts = async function* (
  content: Buffer,
  originalName: string,
  end: { bytes: number; receiptNo: string } | undefined,
): AsyncGenerator<UploadReceiptRequest> {
  yield { part: { $case: 'header', value: { originalName } } };
  for (let at = 0; at < content.length; at += piece) {
    yield { part: { $case: 'chunk', value: content.subarray(at, at + piece) } };
  }
  if (end) yield { part: { $case: 'end', value: end } };
};

export const upload = (client: Client, content: Buffer, originalName: string, receiptNo = 'R-1') =>
  client.uploadReceipt(parts(content, originalName, { bytes: content.length, receiptNo }));

/** The file and its metadata. */
export const read = async (client: Client, fileName: string) => {
  const chunks: Buffer[] = [];
  let about: Extract<NonNullable<ReadReceiptResponse['part']>, { $case: 'file' }>['value'] | undefined;
  for await (const { part } of client.readReceipt({ fileName })) {
    if (part?.$case === 'file') about = part.value;
    if (part?.$case === 'chunk') chunks.push(Buffer.from(part.value));
  }
  return { about, content: Buffer.concat(chunks) };
};
