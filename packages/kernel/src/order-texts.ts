import type { DeliveryDetails, OrderFacts, PlacedOrder, Remarks } from './order.ts';
import { cardText } from './order-sums.ts';
import { englishOrderWords as english, type OrderWords } from './order-words.ts';
import { nameOf } from './person-name.ts';
import { regionDate } from './region.ts';

/** A fact of an order as documents and mails print it. */
export interface Detail {
  readonly label: string;
  /** No empty lines; without lines the fact is not printed. */
  readonly lines: readonly string[];
}

const joined = (...words: readonly string[]): string => words.filter((word) => word.trim() !== '').join(' ');

const detail = (label: string, ...lines: readonly string[]): Detail => ({
  label,
  lines: lines.filter((line) => line.trim() !== ''),
});

/** The recipient and the place of a delivery. */
const placeOf = (delivery: DeliveryDetails): string[] => [
  nameOf(delivery),
  delivery.addressLine,
  joined(delivery.locality, delivery.state, delivery.postcode),
];

export const deliverTo = ({ delivery }: OrderFacts, words: OrderWords = english): Detail =>
  detail(words.deliverTo, ...placeOf(delivery));

/** Recipient, place and phone number, for documents that do not print the number elsewhere. */
export const deliverToAndCall = ({ delivery }: OrderFacts, words: OrderWords = english): Detail =>
  detail(words.deliverTo, ...placeOf(delivery), delivery.phone);

export const invoiceTo = ({ delivery }: Pick<OrderFacts, 'delivery'>): Detail =>
  detail('Invoice to', ...placeOf(delivery), delivery.email);

export const contactOf = ({ delivery }: OrderFacts): Detail => detail('Contact', delivery.phone, delivery.email);

export const shipsFrom = ({ warehouse }: OrderFacts, words: OrderWords = english): Detail =>
  detail(words.shipsFrom, warehouse.name, ...warehouse.address.split(/,\s*/));

export const dealerOf = ({ dealer }: Pick<PlacedOrder, 'dealer'>, words: OrderWords = english): Detail =>
  detail(words.dealer, ...(dealer ? [dealer.name, dealer.phone, ...dealer.address.split(/,\s*/)] : []));

export const paidByCard = ({ payment }: PlacedOrder, words: OrderWords = english): Detail =>
  detail(words.paidByCard, payment ? cardText(payment, words) : '');

export const memberOf = ({ membershipNo }: PlacedOrder): Detail => detail('Membership no', membershipNo);

/** The buyer's remarks, each on its own line. Notes may have several lines and are printed separately. */
export const remarkDetails = (remarks: Remarks, words: OrderWords = english): Detail[] =>
  (Object.keys(words.remarks) as (keyof OrderWords['remarks'])[]).map((name) =>
    detail(words.remarks[name], remarks[name]),
  );

export const notesOf = ({ notes }: Remarks, words: OrderWords = english): Detail =>
  detail(words.notes, ...notes.split(/\r?\n/));

/** DD/MM/YYYY of the region's day. */
export const placedOn = ({ placedAt, region }: PlacedOrder): string => regionDate(placedAt, region);

/** Drops facts without lines. */
export const present = (details: readonly Detail[]): Detail[] => details.filter(({ lines }) => lines.length > 0);
