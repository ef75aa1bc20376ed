import type { DomainError } from '@southline/kernel/errors';
import {
  type CleanPicture,
  cutOff,
  drawnPicture,
  type FileKind,
  harmful,
  type Recognise,
  type Scan,
  type UploadFiles,
} from './upload.ts';

/** Enough bytes to identify every accepted type. */
const headBytes = 4_100;

export interface UploadTools {
  readonly files: UploadFiles;
  readonly recognise: Recognise;
  readonly cleanPicture: CleanPicture;
  /** Undefined: files are not scanned. */
  readonly scan: Scan | undefined;
  /** Limits how many uploads do CPU-heavy work at the same time, once their bytes are stored. */
  limited<Done>(work: () => Promise<Done>): Promise<Done>;
}

export interface UploadPart<End> {
  readonly chunk?: Buffer;
  /** The last part. Uploads without it were cut off. */
  readonly end?: End;
}

export interface Upload<End> {
  readonly id: string;
  readonly label: string;
  readonly parts: AsyncIterable<UploadPart<End>>;
  readonly maxBytes: number;
  readonly tooLarge: () => DomainError;
  /** `found` says what the file is instead. */
  readonly unsupported: (found: string) => DomainError;
}

export interface StoredUpload<End> extends FileKind {
  readonly bytes: number;
  readonly end: End;
}

/**
 * Stores a file: streams it to storage, checks its content, scans it if there is a scanner, and re-encodes pictures. If it
 * throws, bytes remain; the caller removes them together with the record.
 */
export const storeUpload =
  ({ files, recognise, scan, cleanPicture, limited }: UploadTools) =>
  async <End extends { readonly bytes: number }>(upload: Upload<End>): Promise<StoredUpload<End>> => {
    const { id, label, parts, maxBytes, tooLarge, unsupported } = upload;
    let ending: End | undefined;
    let kind: FileKind | undefined;
    let bytes = 0;

    const checked = async function* () {
      let head: Buffer = Buffer.alloc(0);
      const look = async () => {
        const recognised = await recognise(head, label);
        if ('found' in recognised) throw unsupported(recognised.found);
        kind = recognised;
      };
      for await (const { chunk, end } of parts) {
        if (end) ending = end;
        if (!chunk) continue;
        bytes += chunk.length;
        if (bytes > maxBytes) throw tooLarge();
        if (!kind) {
          head = Buffer.concat([head, chunk]);
          if (head.length >= headBytes) await look();
        }
        yield chunk;
      }
      if (ending?.bytes !== bytes) throw cutOff();
      if (!kind) await look();
    };

    await files.storeUpload(id, checked());
    // Both are set when the stream has ended.
    const [found, end] = [kind as FileKind | undefined, ending as End | undefined];
    if (!found || !end) throw cutOff();
    await limited(async () => {
      if (scan && !(await scan(files.readUpload(id)))) throw harmful();
      const damaged = () => unsupported('a damaged picture');
      if (found.picture) await files.replaceUpload(id, cleanPicture(files.readUpload(id), damaged));
    });
    return { ...(found.picture ? drawnPicture : found), bytes, end };
  };
