import { DomainError } from '@southline/kernel/errors';
import type { Mongo } from '@southline/platform/mongo';
import type { Attachment } from '../domain/papers.ts';
import { readyPapers } from '../storage/papers.ts';

/** Reads a paper's bytes by its id. */
export type ReadPaper = (documentId: string) => Promise<Attachment>;

/** All papers of an order; undefined while one of them cannot be had: the mail then waits, and goes without in the end. */
export const fetchPapers =
  (mongo: Mongo, readPaper: ReadPaper) =>
  async (orderId: string): Promise<readonly Attachment[] | undefined> => {
    const ids = await readyPapers(mongo, orderId);
    if (!ids) return undefined;
    try {
      return await Promise.all(ids.map(readPaper));
    } catch (error) {
      if (error instanceof DomainError && (error.kind === 'unavailable' || error.kind === 'not-found'))
        return undefined;
      throw error;
    }
  };
