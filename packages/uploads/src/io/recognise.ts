import { fileTypeFromBuffer } from 'file-type';
import type { Recognise } from '../upload.ts';

/** A type that is taken: the endings that its name may have, and whether it is drawn anew. */
export interface TakenType {
  readonly endings: readonly string[];
  readonly picture: boolean;
  /** Told by its first bytes alone; for types that the library does not know. */
  readonly begins?: RegExp;
}

/** By type. */
export type TakenTypes = Readonly<Record<string, TakenType>>;

/** Pictures and papers that visitors may send. */
export const picturesAndPdf: TakenTypes = {
  'image/jpeg': { endings: ['jpg', 'jpeg'], picture: true },
  'image/png': { endings: ['png'], picture: true },
  'image/gif': { endings: ['gif'], picture: true },
  'image/webp': { endings: ['webp'], picture: true },
  'application/pdf': { endings: ['pdf'], picture: false },
};

const typeOf = async (head: Buffer, types: TakenTypes): Promise<string | undefined> => {
  const begin = head.toString('latin1');
  const told = Object.entries(types).find(([, { begins }]) => begins?.test(begin));
  return told?.[0] ?? (await fileTypeFromBuffer(head))?.mime;
};

/** By the first bytes, and only where the name says the same: what claims to be something else is not a mistake. */
export const recogniser =
  (types: TakenTypes): Recognise =>
  async (head, originalName) => {
    const ending = originalName.split('.').at(-1)?.toLowerCase() ?? '';
    const contentType = (await typeOf(head, types)) ?? '';
    const type = types[contentType];
    return type?.endings.includes(ending) ? { contentType, ending, picture: type.picture } : undefined;
  };
