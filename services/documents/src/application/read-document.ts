import { DomainError } from '@southline/kernel/errors';
import type { Papers, StoredPaper } from '../domain/ports.ts';
import { documentNotFound } from './find-document.ts';

/** More than an order has; all of them fit into one message. */
const mostTogether = 5;

/** Documents by their ids, all or none, for services that pass them on; those services check who may read them. */
export const readDocuments =
  (papers: Papers) =>
  async (documentIds: readonly string[]): Promise<readonly StoredPaper[]> => {
    if (documentIds.length === 0 || documentIds.length > mostTogether)
      throw new DomainError('invalid', 'InvalidRequest', `Between 1 and ${mostTogether} documents are read at once.`);
    const found = await papers.read(documentIds);
    if (found.length < documentIds.length) throw documentNotFound();
    return found;
  };
