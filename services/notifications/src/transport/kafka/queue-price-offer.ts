import type { PricesOffered } from '@southline/contracts/events';
import { partOf } from '@southline/contracts/part-facts';
import { UnreadableEvent } from '@southline/platform/inbox';
import type { EventIntake } from '../../domain/ports.ts';
import { recipientsOf } from '../../domain/recipients.ts';

/** Mails only the buyer: one mail per offer, and one reminder. */
export const queuePriceOffer = async (intake: EventIntake, event: PricesOffered): Promise<void> => {
  const { orderId, delivery, offer, reminder: isReminder } = event;
  if (!offer || offer.lines.length === 0 || Number.isNaN(Date.parse(offer.validUntil)))
    throw new UnreadableEvent('The offer lacks lines or the time of its end.');
  const prices = {
    validUntil: offer.validUntil,
    lines: offer.lines.map((line) => {
      const { partNo, description } = partOf(line);
      return { partNo, description, quantity: line.quantity, total: line.total?.cents ?? 0 };
    }),
    total: offer.total?.cents ?? 0,
    isReminder,
  };
  const request = `${offer.offerNo}${isReminder ? '-reminder' : ''}`;
  for (const recipient of recipientsOf(delivery?.email ?? '', []))
    await intake.queue({ ...recipient, template: 'prices-offered', orderId, request, offer: prices }, 'for nothing');
};
