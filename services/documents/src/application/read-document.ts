import type { Papers, StoredPaper } from '../domain/ports.ts';
import { documentNotFound } from './find-document.ts';

/** A paper by its id, for the services that pass it on; who may have it was decided by them. */
export const readDocument =
  (papers: Papers) =>
  async (documentId: string): Promise<StoredPaper> => {
    const found = await papers.read(documentId);
    if (!found) throw documentNotFound();
    return found;
  };
