import { deskServices } from '@southline/contracts/desk';
import { createGrpcClient, type PeerCredentials } from '@southline/platform/grpc';
import { currentScope, runInScope } from '@southline/platform/telemetry';
import type { PaymentsDesk } from '../domain/ports.ts';

/** Payments asks the card provider for a decision. */
const timeoutMs = 9_500;

/** Calls of administrators for payments, each with the identity that came with it. */
export const createPaymentsDesk = (address: string, credentials: PeerCredentials): PaymentsDesk & { close(): void } => {
  const client = createGrpcClient(deskServices.payments, { address, credentials, timeoutMs });
  const as = <Answer>(token: string, call: () => Promise<Answer>) =>
    runInScope({ requestId: '', ...currentScope(), tokenFor: async () => token }, call);
  return {
    list: (token) => as(token, () => client.listWaiting({})),
    decide: (token, decision) => as(token, () => client.decideWaiting(decision)),
    close: () => client.close(),
  };
};
