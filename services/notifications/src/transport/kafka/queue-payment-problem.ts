import type { PaymentProblem } from '@southline/contracts/events';
import { UnreadableEvent } from '@southline/platform/inbox';
import type { EventIntake } from '../../domain/ports.ts';
import { recipientsOf } from '../../domain/recipients.ts';
import { paymentProblemOf } from '../../mapping/payment-problem.ts';

/** Mails only the buyer: one mail per problem. */
export const queuePaymentProblem = async (intake: EventIntake, event: PaymentProblem): Promise<void> => {
  const { orderId, reference: request, delivery } = event;
  const problem = paymentProblemOf(event);
  if (!problem) throw new UnreadableEvent('The event names no problem that is known.');
  for (const recipient of recipientsOf(delivery?.email ?? '', []))
    await intake.queue({ ...recipient, template: 'payment-problem', orderId, request, problem }, 'for nothing');
};
