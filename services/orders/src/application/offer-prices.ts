import { isDomainError } from '@southline/kernel/errors';
import { checkAlone } from '../domain/cancel-proposal.ts';
import { offerChanged, orderUnknown } from '../domain/errors.ts';
import { activeOffer } from '../domain/offer.ts';
import { type AnswerOffer, answerOffer, isAnswered, type OfferPrices, offerPrices } from '../domain/offers.ts';
import type { Order } from '../domain/order.ts';
import { placeOrder } from './place-order.ts';
import type { Ports } from './ports.ts';
import { settleFormerOrders } from './settle-former-orders.ts';

/** Offers prices for lines of a placed order. */
export const makeOffer =
  ({ orders, clock }: Pick<Ports, 'orders' | 'clock'>) =>
  (orderId: string, command: OfferPrices): Promise<Order> =>
    orders.advance(orderId, (order) => offerPrices(order, command, clock.now()));

/**
 * A different answer to an offer creates a different follow-on order. The first follow-on order must then not be paid
 * for, and its payment may be in doubt, so it is settled first.
 */
const settleOtherAnswer = async (ports: Ports, order: Order, command: AnswerOffer): Promise<void> => {
  const accepted = activeOffer(order)?.accepted;
  if (!accepted || isAnswered(order, command)) return;
  try {
    await settleFormerOrders(ports, [accepted.orderId]);
  } catch (error) {
    // CartChanged means that the first follow-on order is already paid and placed.
    throw isDomainError(error, 'CartChanged') ? offerChanged() : error;
  }
};

/**
 * Creates the follow-on order of the accepted lines; undefined if all were declined. The same answer again returns the
 * same order. An order with nothing to pay is placed at once. If a later step fails, the sweeper repeats it.
 */
export const acceptOffer =
  (ports: Ports) =>
  async (known: Order, command: AnswerOffer): Promise<Order | undefined> => {
    await settleOtherAnswer(ports, known, command);
    const key = await ports.numbers.next();
    const order = await ports.orders.advance(known.orderId, (current) => {
      const changes = answerOffer(current, command, key, ports.clock.now());
      checkAlone(current, changes, command.by, ports.terms.secondPersonAboveCents);
      return changes;
    });
    const accepted = order.offers?.at(-1)?.accepted;
    if (!accepted) return undefined;
    const followOn = await ports.orders.find(accepted.orderId);
    if (!followOn) throw orderUnknown();
    return followOn.state === 'Paid' ? placeOrder(ports)(followOn) : followOn;
  };
