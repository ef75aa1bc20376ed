import type { PaymentsDeskServiceService } from '@southline/contracts/orders';
import type { Handlers } from '@southline/platform/grpc';
import type { PaymentsDesk } from '../../domain/ports.ts';

export const paymentsDeskHandlers = (desk: PaymentsDesk): Handlers<typeof PaymentsDeskServiceService> => ({
  listPaymentsWaiting: ({ token }) => desk.list(token),
  decidePaymentsWaiting: ({ token, ...decision }) => desk.decide(token, decision),
});
