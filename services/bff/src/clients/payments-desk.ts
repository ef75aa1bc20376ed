import type { PaymentsDeskServiceService } from '@southline/contracts/orders';
import type { GrpcClient } from '@southline/platform/grpc';
import { currentScope } from '@southline/platform/telemetry';

type Decision = Omit<Parameters<GrpcClient<typeof PaymentsDeskServiceService>['decidePaymentsWaiting']>[0], 'token'>;

/** The caller's identity token for payments. Orders passes it on. */
const token = async (): Promise<string> => (await currentScope()?.tokenFor?.('payments')) ?? '';

/** The work list of payments, with the same calls as those of other services. */
export const createPaymentsDesk = (client: GrpcClient<typeof PaymentsDeskServiceService>) => ({
  listWaiting: async (_: object) => client.listPaymentsWaiting({ token: await token() }),
  decideWaiting: async (decision: Decision) => client.decidePaymentsWaiting({ ...decision, token: await token() }),
});
