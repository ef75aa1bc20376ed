import { OrderCancelled } from '@southline/contracts/events';
import type { EventIntake } from '../../domain/ports.ts';
import { recipientsOf } from '../../domain/recipients.ts';
import { cancellationKey } from '../../domain/units-cancelled.ts';
import { unitsCancelledMails } from '../../mapping/units-cancelled-mails.ts';

/** Mails only the buyer that the order was not placed and is refunded. */
const queueNeverPlaced = async (intake: EventIntake, { orderId, delivery }: OrderCancelled): Promise<void> => {
  for (const recipient of recipientsOf(delivery?.email ?? '', [])) {
    await intake.queue({ ...recipient, template: 'order-cancelled', orderId }, 'for nothing');
  }
};

/** Tells the buyer and the order's dealer about cancelled units of a placed order: one mail each for every cancellation. */
export const queueCancellation = async (intake: EventIntake, event: OrderCancelled): Promise<void> => {
  const { orderId, cancellation } = event;
  const key = cancellationKey(orderId, cancellation?.cancellationNo);
  await intake.rememberCancellation(key, OrderCancelled.encode(event).finish());
  if (!cancellation) return queueNeverPlaced(intake, event);
  for (const mail of unitsCancelledMails(event)) {
    await intake.queue(mail, mail.withoutPapers ? 'for nothing' : 'for papers');
    if (!mail.withoutPapers) intake.hurryIfComplete(key);
  }
  const { cancellationNo, dealer } = cancellation;
  if (!dealer) return;
  await intake.queueDealerMail({
    template: 'dealer-cancelled',
    orderId,
    cancellationNo,
    dealerCode: dealer.dealerCode,
  });
};
