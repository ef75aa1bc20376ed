import {
  confirmationRequested,
  documentReady,
  orderCancelled,
  orderDelivered,
  orderDispatched,
  orderPlaced,
  paymentProblem,
  pricesOffered,
  returnAnswered,
  returnProcessed,
  returnRequested,
} from '@southline/contracts/events';
import { consume } from '@southline/platform/inbox';
import type { ClientSession } from '@southline/platform/mongo';
import type { EventIntake } from '../../domain/ports.ts';
import { notePaper } from './note-paper.ts';
import { queueCancellation } from './queue-cancellation.ts';
import { queueConfirmations } from './queue-confirmations.ts';
import { queueConfirmationAgain, queueDelivered, queueDispatched } from './queue-fulfilment.ts';
import { queuePaymentProblem } from './queue-payment-problem.ts';
import { queuePriceOffer } from './queue-price-offer.ts';
import { queueReturnAnswered, queueReturnProcessed, queueReturnRequested } from './queue-return-news.ts';

/** The events about orders and returns that send mails, and the documents that mails wait for. */
export const onOrderEvents = (intake: (session: ClientSession) => EventIntake) => [
  consume('notifications', orderPlaced, 'order-confirmation', (event, { session }) =>
    queueConfirmations(intake(session), event),
  ),
  consume('notifications', documentReady, 'papers', (event, { session, occurredAt }) =>
    notePaper(intake(session), event, occurredAt),
  ),
  consume('notifications', orderCancelled, 'order-cancelled', (event, { session }) =>
    queueCancellation(intake(session), event),
  ),
  consume('notifications', paymentProblem, 'payment-problem', (event, { session }) =>
    queuePaymentProblem(intake(session), event),
  ),
  consume('notifications', orderDispatched, 'order-dispatched', (event, { session }) =>
    queueDispatched(intake(session), event),
  ),
  consume('notifications', orderDelivered, 'order-delivered', (event, { session }) =>
    queueDelivered(intake(session), event),
  ),
  consume('notifications', pricesOffered, 'prices-offered', (event, { session }) =>
    queuePriceOffer(intake(session), event),
  ),
  consume('notifications', confirmationRequested, 'confirmation-again', (event, { session }) =>
    queueConfirmationAgain(intake(session), event),
  ),
  consume('notifications', returnRequested, 'return-requested', (event, { session }) =>
    queueReturnRequested(intake(session), event),
  ),
  consume('notifications', returnAnswered, 'return-answered', (event, { session }) =>
    queueReturnAnswered(intake(session), event),
  ),
  consume('notifications', returnProcessed, 'return-processed', (event, { session }) =>
    queueReturnProcessed(intake(session), event),
  ),
];
