import { fileTypeFromBuffer } from 'file-type';
import type { Recognise } from '../domain/promotion-ports.ts';

const pictures: Record<string, readonly string[]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
};

/** By the first bytes, and only where the name says the same: what claims to be something else is not a mistake. */
export const recognise: Recognise = async (head, originalName) => {
  const type = await fileTypeFromBuffer(head);
  const ending = originalName.split('.').at(-1)?.toLowerCase() ?? '';
  if (!type) return undefined;
  if (type.mime === 'application/pdf') return ending === 'pdf' ? 'pdf' : undefined;
  return pictures[type.mime]?.includes(ending) ? 'picture' : undefined;
};
