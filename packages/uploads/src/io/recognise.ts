import { fileTypeFromBuffer } from 'file-type';
import type { Recognise } from '../upload.ts';

/** An accepted file type: its file name endings, and whether it is re-encoded as a picture. */
export interface TakenType {
  readonly endings: readonly string[];
  readonly picture: boolean;
}

/** The accepted file types, by content type. */
export type TakenTypes = Readonly<Record<string, TakenType>>;

/** Pictures and PDFs that visitors may send. */
export const picturesAndPdf: TakenTypes = {
  'image/jpeg': { endings: ['jpg', 'jpeg'], picture: true },
  'image/png': { endings: ['png'], picture: true },
  'image/gif': { endings: ['gif'], picture: true },
  'image/webp': { endings: ['webp'], picture: true },
  'application/pdf': { endings: ['pdf'], picture: false },
};

/** Identifies a type by the first bytes. The name's ending must match: a file that claims another type is refused. */
export const recogniser =
  (types: TakenTypes): Recognise =>
  async (head, originalName) => {
    const ending = originalName.split('.').at(-1)?.toLowerCase() ?? '';
    const contentType = (await fileTypeFromBuffer(head))?.mime ?? '';
    const type = types[contentType];
    return type?.endings.includes(ending) ? { contentType, ending, picture: type.picture } : undefined;
  };
