import { consumingDesks, deskServices } from '@southline/contracts/desk';
import { PaymentsDeskServiceService } from '@southline/contracts/orders';
import { DomainError } from '@southline/kernel/errors';
import {
  consumingDeskHandlers,
  type Decision,
  deskHandlers,
  type ParkedDesk,
  type WaitingKind,
} from '@southline/platform/desk';
import type { GrpcServer } from '@southline/platform/grpc';
import type { Verifier } from '@southline/platform/identity';

type ParkedDecisions = (Parameters<ParkedDesk['decide']>[0] & { readonly service: string })[];

/** Two parked events of one handler. Records the decisions. */
const parkedDesk = (service: string, kind: WaitingKind, decided: ParkedDecisions): ParkedDesk => {
  const at = new Date(7_000).toISOString();
  const of = { topic: 'southline.test.v1', handler: `${service}-handler` };
  return {
    kind,
    groups: async () => [{ ...of, events: 2, since: at, upTo: at, reasons: ['no luck'] }],
    runs: async () => [],
    async decide(decision) {
      decided.push({ ...decision, service });
      return 2;
    },
  };
};

/** Every service's work list with one item of each sort. `failing` gives no answer. Records the decisions. */
export const serveEveryDesk = (server: GrpcServer, verifier: Verifier) => {
  const decided: (Decision & { readonly service: string })[] = [];
  const parked: ParkedDecisions = [];
  const state: { failing: string | undefined } = { failing: undefined };
  for (const [index, service] of Object.keys(deskServices).entries()) {
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
    const kinds = [kind('staff', 9_000 - index), kind('administrators', 5_000 - index)] as const;
    if (service !== 'payments') {
      const [ofStaff, parkedKind] = kinds;
      const desk = parkedDesk(service, parkedKind, parked);
      server.add(consumingDesks[service as keyof typeof consumingDesks], consumingDeskHandlers([ofStaff], desk));
      continue;
    }
    const handlers = deskHandlers(kinds);
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
  return { decided, parked, state };
};
