import { DocumentKind } from '@southline/contracts/documents';
import {
  confirmationRequested,
  deliveryChanged,
  documentReady,
  OrderCancelled,
  OrderPlaced,
  orderCancelled,
  orderDelivered,
  orderDispatched,
  orderForgotten,
  orderJoined,
  orderPlaced,
  paymentProblem,
  pricesOffered,
} from '@southline/contracts/events';
import { placedOrder } from '@southline/contracts/order-facts';
import { consume } from '@southline/platform/inbox';
import type { ClientSession } from '@southline/platform/mongo';
import { cancellationKey } from '../../domain/cancellation.ts';
import type { MailJob } from '../../domain/mail-job.ts';
import type { EventIntake } from '../../domain/ports.ts';
import {
  cancellationMails,
  confirmationAgainMails,
  confirmationMails,
  deliveredMails,
  deliveryChangedMails,
  dispatchedMails,
  paymentProblemMails,
  priceOfferMails,
} from '../../mapping/order-mails.ts';

export const onOrderJoined = (join: (session: ClientSession, orderId: string, owner: string) => void) =>
  consume('notifications', orderJoined, 'order-joined', async ({ orderId, owner }, { session }) =>
    join(session, orderId, owner),
  );

/** Emitted when the buyer's account is closed and the order has ended. */
export const onOrderForgotten = (forget: (session: ClientSession, orderId: string) => Promise<void>) =>
  consume('notifications', orderForgotten, 'order-forgotten', ({ orderId }, { session }) => forget(session, orderId));

const confirm = async (intake: EventIntake, event: OrderPlaced): Promise<void> => {
  const mails = confirmationMails(event);
  const recipients = mails.map(({ address, role }) => ({ address, role }));
  await intake.rememberOrder(placedOrder(event), OrderPlaced.encode(event).finish(), recipients);
  await intake.queue(mails, event.buyerUnproven ? 'for nothing' : 'for papers');
  intake.hurryIfComplete(event.orderId);
  const { orderId, dealer } = event;
  if (dealer) await intake.queueDealerMail({ template: 'dealer-order', orderId, dealerCode: dealer.dealerCode });
};

/** Each cancellation of units of a placed order is also mailed to the order's dealer. */
const cancel = async (intake: EventIntake, event: OrderCancelled): Promise<void> => {
  const { orderId, cancellation } = event;
  const key = cancellationKey(orderId, cancellation?.cancellationNo);
  await intake.rememberCancellation(key, OrderCancelled.encode(event).finish());
  const mails = cancellationMails(event);
  const wait = cancellation && mails.some(({ withoutPapers }) => !withoutPapers);
  await intake.queue(mails, wait ? 'for papers' : 'for nothing');
  if (wait) intake.hurryIfComplete(key);
  if (!cancellation?.dealer || cancellation.lines.length === 0) return;
  const { cancellationNo, dealer } = cancellation;
  await intake.queueDealerMail({
    template: 'dealer-cancelled',
    orderId,
    cancellationNo,
    dealerCode: dealer.dealerCode,
  });
};

/** The events about orders that send mails, and the events about documents for which mails wait. */
export const onOrderEvents = (intakeOf: (session: ClientSession) => EventIntake) => {
  const mailed =
    <Event>(mailsOf: (event: Event) => MailJob[]) =>
    (event: Event, { session }: { readonly session: ClientSession }) =>
      intakeOf(session).queue(mailsOf(event), 'for nothing');
  return [
    consume('notifications', orderPlaced, 'order-confirmation', (event, { session }) =>
      confirm(intakeOf(session), event),
    ),
    /**
     * The last document makes the waiting mails check at once. Its order, return or cancellation may not be known yet.
     */
    consume('notifications', documentReady, 'papers', async (event, { session, occurredAt: readyAt }) => {
      const { documentId, kind, orderId, returnId, cancellationNo } = event;
      // No mail attaches the packing list of a parcel.
      if (kind === DocumentKind.DOCUMENT_KIND_PARCEL_LIST) return;
      const of = returnId || cancellationKey(orderId, cancellationNo);
      const intake = intakeOf(session);
      await intake.notePaper({ documentId, orderId: of, kind, readyAt });
      intake.hurryIfComplete(of, kind);
    }),
    consume('notifications', orderCancelled, 'order-cancelled', (event, { session }) =>
      cancel(intakeOf(session), event),
    ),
    consume('notifications', paymentProblem, 'payment-problem', mailed(paymentProblemMails)),
    consume('notifications', orderDispatched, 'order-dispatched', mailed(dispatchedMails)),
    consume('notifications', orderDelivered, 'order-delivered', mailed(deliveredMails)),
    consume('notifications', pricesOffered, 'prices-offered', mailed(priceOfferMails)),
    consume('notifications', deliveryChanged, 'delivery-changed', mailed(deliveryChangedMails)),
    consume('notifications', confirmationRequested, 'confirmation-again', mailed(confirmationAgainMails)),
  ];
};
