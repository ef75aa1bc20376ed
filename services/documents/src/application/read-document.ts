import type { Papers, StoredPaper } from '../domain/ports.ts';
import { documentNotFound } from './find-document.ts';

/** Reads a document by its id, for services that pass it on. They check who may read it. */
export const readDocument =
  (papers: Papers) =>
  async (documentId: string): Promise<StoredPaper> => {
    const found = await papers.read(documentId);
    if (!found) throw documentNotFound();
    return found;
  };
