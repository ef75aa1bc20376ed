import { setTimeout as pause } from 'node:timers/promises';
import { DomainError } from '@southline/kernel/errors';
import { type Identity, isStaff } from '@southline/platform/identity';
import { type PaperKind, paperId } from '../domain/paper-kind.ts';
import type { Orders, Papers } from '../domain/ports.ts';

const longestWaitMs = 5_000;
const lookEveryMs = 100;

export interface FindDocument {
  readonly orderId: string;
  readonly kind: PaperKind;
  readonly waitMs: number;
  readonly identity: Identity;
  readonly signal: AbortSignal;
}

export interface FindDocumentPorts {
  readonly orders: Orders;
  readonly papers: Papers;
}

export const documentNotFound = () => new DomainError('not-found', 'NotFound', 'This document was not found.');

/**
 * The paper of an own order, waited for; undefined while it is being made. An order whose event has not arrived yet is
 * "being made" too: nothing of it can be told here, so nothing is given away.
 */
export const findDocument =
  ({ orders, papers }: FindDocumentPorts) =>
  async (query: FindDocument) => {
    const { orderId, kind, identity, signal } = query;
    const id = paperId(orderId, kind);
    const until = Date.now() + Math.min(Math.max(query.waitMs, 0), longestWaitMs);
    let owner: string | undefined;
    let hurried = false;
    for (;;) {
      owner ??= await orders.ownerOf(orderId);
      if (owner !== undefined) {
        if (owner !== identity.subject && !isStaff(identity)) throw documentNotFound();
        const fileName = await papers.fileNameOf(id);
        if (fileName) return { id, fileName };
        if (!hurried) {
          hurried = true;
          await papers.hurry(orderId);
        }
      }
      if (Date.now() >= until || signal.aborted) return undefined;
      await pause(lookEveryMs);
    }
  };
