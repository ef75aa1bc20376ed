import type { ReadPhotoResponse, UploadPhotoRequest } from '@southline/contracts/returns';
import type { Returns } from './bench.ts';

export const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(2_000)]);

const piece = 64 * 1024;

export const parts = async function* (
  content: Buffer,
  originalName: string,
  bytes = content.length,
): AsyncGenerator<UploadPhotoRequest> {
  yield { part: { $case: 'header', value: { originalName } } };
  for (let at = 0; at < content.length; at += piece)
    yield { part: { $case: 'chunk', value: content.subarray(at, at + piece) } };
  if (bytes >= 0) yield { part: { $case: 'end', value: { bytes } } };
};

type Client = ReturnType<Returns['as']>;

export const upload = (client: Client, content: Buffer, name: string) => client.uploadPhoto(parts(content, name));

export const read = async (client: Client, fileName: string) => {
  const chunks: Buffer[] = [];
  let about: Extract<NonNullable<ReadPhotoResponse['part']>, { $case: 'file' }>['value'] | undefined;
  for await (const { part } of client.readPhoto({ fileName })) {
    if (part?.$case === 'file') about = part.value;
    if (part?.$case === 'chunk') chunks.push(Buffer.from(part.value));
  }
  return { about, content: Buffer.concat(chunks) };
};
