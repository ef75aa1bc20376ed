import { deskServices } from '@southline/contracts/desk';
import { PaymentsDeskServiceService } from '@southline/contracts/orders';
import { DomainError } from '@southline/kernel/errors';
import { type Decision, deskHandlers, type WaitingKind } from '@southline/platform/desk';
import type { GrpcServer } from '@southline/platform/grpc';
import type { Verifier } from '@southline/platform/identity';

/** Every service's work list with one item of each sort. `failing` gives no answer. Records the decisions. */
export const serveEveryDesk = (server: GrpcServer, verifier: Verifier) => {
  const decided: (Decision & { readonly service: string })[] = [];
  const state: { failing: string | undefined } = { failing: undefined };
  for (const [index, [service, definition]] of Object.entries(deskServices).entries()) {
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
    const handlers = deskHandlers([kind('staff', 9_000 - index), kind('administrators', 5_000 - index)]);
    if (service !== 'payments') {
      server.add(definition, handlers);
      continue;
    }
    // Orders passes these calls on, with the caller's identity for payments.
    server.add(PaymentsDeskServiceService, {
      async listPaymentsWaiting({ token }, call) {
        await verifier.verify(token, 'payments');
        return handlers.listWaiting({}, call);
      },
      async decidePaymentsWaiting({ token, ...decision }, call) {
        await verifier.verify(token, 'payments');
        return handlers.decideWaiting(decision, call);
      },
    });
  }
  return { decided, state };
};
