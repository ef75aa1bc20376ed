import { deskServices } from '@southline/contracts/desk';
import type { Peer } from '@southline/platform/grpc';
import { currentScope, runInScope } from '@southline/platform/telemetry';
import type { PaymentsDesk } from '../domain/ports.ts';

/** Payments asks the card provider when a person decides, so the deadline is longer than that call. */
const timeoutMs = 9_500;

/** Calls payments for administrators, each with the caller's own identity token. */
export const createPaymentsDesk = (peer: Peer): PaymentsDesk => {
  const client = peer.caller(deskServices.payments, { timeoutMs });
  const as = <Answer>(token: string, call: () => Promise<Answer>) =>
    runInScope({ requestId: '', ...currentScope(), tokenFor: async () => token }, call);
  return {
    list: (token) => as(token, () => client.listWaiting({})),
    decide: (token, decision) => as(token, () => client.decideWaiting(decision)),
  };
};
