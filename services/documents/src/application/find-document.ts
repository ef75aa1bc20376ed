import { DomainError } from '@southline/kernel/errors';
import { type Identity, isStaff } from '@southline/platform/identity';
import { hurryJob } from '@southline/platform/jobs';
import type { Mongo } from '@southline/platform/mongo';
import { type PaperKind, paperId } from '../domain/paper-kind.ts';
import { ownerOf } from '../storage/orders.ts';
import { findPaper } from '../storage/papers.ts';

const longestWaitMs = 5_000;
const lookEveryMs = 100;

export interface FindDocument {
  readonly orderId: string;
  readonly kind: PaperKind;
  readonly waitMs: number;
  readonly identity: Identity;
  readonly signal: AbortSignal;
}

export const documentNotFound = () => new DomainError('not-found', 'NotFound', 'This document was not found.');

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * The paper of an own order, waited for; undefined while it is being made. An order whose event has not arrived yet is
 * "being made" too: nothing of it can be told here, so nothing is given away.
 */
export const findDocument = (mongo: Mongo, wakeWorker: () => void) => async (query: FindDocument) => {
  const { orderId, kind, identity, signal } = query;
  const id = paperId(orderId, kind);
  const until = Date.now() + Math.min(Math.max(query.waitMs, 0), longestWaitMs);
  let owner: string | undefined;
  let hurried = false;
  for (;;) {
    owner ??= await ownerOf(mongo, orderId);
    if (owner !== undefined) {
      if (owner !== identity.subject && !isStaff(identity)) throw documentNotFound();
      const paper = await findPaper(mongo, id);
      if (paper) return { id, fileName: paper.fileName };
      if (!hurried) {
        hurried = true;
        await hurryJob(mongo, id);
        wakeWorker();
      }
    }
    if (Date.now() >= until || signal.aborted) return undefined;
    await pause(lookEveryMs);
  }
};
