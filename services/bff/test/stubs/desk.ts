import { deskServices } from '@southline/contracts/desk';
import { DomainError } from '@southline/kernel/errors';
import { type Decision, serveDesk, type WaitingKind } from '@southline/platform/desk';
import type { GrpcServer } from '@southline/platform/grpc';

/** Every service's work list with one item of each sort. `failing` gives no answer. Records the decisions. */
export const serveEveryDesk = (server: GrpcServer) => {
  const decided: (Decision & { readonly service: string })[] = [];
  const state: { failing: string | undefined } = { failing: undefined };
  Object.entries(deskServices).forEach(([service, definition], index) => {
    const kind = (seenBy: WaitingKind['seenBy'], at: number): WaitingKind => ({
      kind: `${service}-${seenBy}`,
      seenBy,
      async list() {
        if (state.failing === service) throw new DomainError('unavailable', 'Unavailable', 'not now');
        return [{ key: 'one', record: 'SL100200', orderId: 'order', since: new Date(at), facts: { tries: 3 } }];
      },
      decisions: {
        async retry(decision) {
          decided.push({ ...decision, service });
          return 'queued';
        },
      },
    });
    // Later services have older items.
    serveDesk(server, definition, [kind('staff', 9_000 - index), kind('administrators', 5_000 - index)]);
  });
  return { decided, state };
};
