import { DomainError, invalidField } from '@southline/kernel/errors';
import { type Cents, formatMoney } from '@southline/kernel/money';
import type { Remarks } from '@southline/kernel/order';
import { maxQuantity } from '@southline/kernel/quantity';
import { type EndedOrder, endedMessage } from './refund-cause.ts';
import type { Allowance } from './unpaid.ts';

export const cartChanged = () => new DomainError('conflict', 'CartChanged', 're-load');

export const partUnknown = () => new DomainError('not-found', 'PartUnknown', 'There is no part with this number.');

export const notOrderable = (supersededBy: string) =>
  new DomainError(
    'conflict',
    'NotOrderable',
    supersededBy ? `This part is replaced by ${supersededBy}.` : 'This part can no longer be ordered.',
    { supersededBy },
  );

export const invalidQuantity = (minQuantity: number) => {
  return invalidField(
    'quantity',
    minQuantity > 1
      ? `The quantity is a multiple of ${minQuantity}, ${maxQuantity} at most.`
      : `The quantity is a whole number from 1 to ${maxQuantity}.`,
  );
};

/** A part of what was asked for is not added either. `room`: how many more fit. */
export const lineFull = (present: number, room: number) =>
  new DomainError(
    'invalid',
    'LineFull',
    room > 0
      ? `The cart already holds ${present} of this part. Only ${room} more can be added to one order.`
      : `The cart already holds ${present} of this part, which is the most of one order.`,
  );

export const lineUnknown = () => new DomainError('not-found', 'NotFound', 'This line is not in the cart.');

export const tooManyLines = (limit: number) =>
  new DomainError('invalid', 'CartFull', `A cart holds at most ${limit} different parts.`);

export const rowsWanted = (limit: number) =>
  new DomainError('invalid', 'InvalidRequest', `1 to ${limit} rows at a time.`);

export const tooManyCodes = (limit: number) =>
  new DomainError('invalid', 'InvalidRequest', `An order takes ${limit} codes at most.`);

export const offerUnknown = () => new DomainError('not-found', 'NotFound', 'This offer is not open any more.');

export const keyReused = () =>
  new DomainError('conflict', 'KeyReused', 'This idempotency key was used for something else.');

export const cartEmpty = () => new DomainError('conflict', 'CartEmpty', 'Your cart is Empty!');

export const deliveryMissing = () => invalidField('devliveryDetails', 'The delivery details are missing.');

export const nothingToPay = () => invalidField('amount', 'There is nothing to pay for this order.');

/** `short`: part number → units available. */
export const stockShort = (short: Readonly<Record<string, string>>) => {
  const lines = Object.entries(short).map(([partNo, available]) => `${partNo} (${available} available)`);
  return new DomainError('conflict', 'StockShort', `Not enough in stock: ${lines.join(', ')}.`, short);
};

export const orderUnknown = () => new DomainError('not-found', 'NotFound', 'There is no such order.');

/** `copies`, `ccEmails`: how many further addresses would get the mail, and the addresses, separated by semicolons. */
export const freeOrder = ({ ccEmails }: Pick<Remarks, 'ccEmails'>) =>
  new DomainError('conflict', 'FreeOrder', 'There is nothing to pay for this order.', {
    copies: String(ccEmails.length),
    ccEmails: ccEmails.join(';'),
  });

export const paymentRequired = () =>
  new DomainError('conflict', 'PaymentRequired', 'This order has not been paid for yet.');

export const alreadyPaid = () =>
  new DomainError(
    'conflict',
    'AlreadyPaid',
    'This order is paid for already. It is being placed and confirmed by email.',
  );

export const paymentInFlight = () =>
  new DomainError(
    'conflict',
    'AttemptInFlight',
    'A payment that you began before is still being confirmed. Please wait a moment and do not pay again.',
  );

export const orderEnded = (order: EndedOrder) => new DomainError('conflict', 'OrderCancelled', endedMessage(order));

export const notPlaced = () => new DomainError('conflict', 'NotPlaced', 'This order is not placed.');

/** The order was placed before it was cancelled. */
export const orderCancelled = () => new DomainError('conflict', 'AlreadyCancelled', 'This order is cancelled.');

export const alreadyDispatched = () =>
  new DomainError(
    'conflict',
    'AlreadyDispatched',
    'The goods have left our warehouse and cannot be cancelled any more. You can return them after delivery.',
  );

interface UnitsOfPart {
  readonly partNo: string;
  readonly waiting: number;
  readonly dispatched: number;
  readonly cancelled: number;
}

/** For staff who dispatch units that no longer wait. */
export const unitsDispatched = ({ partNo, waiting, dispatched, cancelled }: UnitsOfPart) =>
  new DomainError(
    'conflict',
    'AlreadyDispatched',
    `${waiting} of ${partNo} wait: ${dispatched} are dispatched, ${cancelled} cancelled. Please load the order again.`,
  );

export const ownOrder = () => new DomainError('forbidden', 'OwnOrder', 'A colleague must price your own order.');

export const alreadyCancelled = () =>
  new DomainError('conflict', 'AlreadyCancelled', 'These units are cancelled already.');

export const proposalChanged = () =>
  new DomainError(
    'conflict',
    'ProposalChanged',
    'This proposal has ended, or its units have changed. Please load the order again.',
  );

export const ownProposal = () =>
  new DomainError('forbidden', 'SecondPersonNeeded', 'Another member of staff confirms your proposal.');

export const secondPersonNeeded = () =>
  new DomainError(
    'conflict',
    'SecondPersonNeeded',
    'This refund needs two members of staff. Cancel the units on the page of the order.',
  );

export const invalidParcel: (field: 'lines' | 'quantity' | 'parcelNo', message: string) => DomainError = invalidField;

export const invalidCancel: (field: 'lines' | 'quantity' | 'reason', message: string) => DomainError = invalidField;

export const invalidReturn: (field: 'returnNo' | 'goods' | 'lines' | 'quantity', message: string) => DomainError =
  invalidField;

export const reasonRequired = () => invalidCancel('reason', 'Please give a reason.');

export const invalidOffer: (field: 'accept' | 'lines' | 'listPrice' | 'validDays', message: string) => DomainError =
  invalidField;

export const offerChanged = () =>
  new DomainError(
    'conflict',
    'OfferChanged',
    'This offer has ended or was replaced. Please load the order again to see what applies now.',
  );

export const exchangeEnded = () =>
  new DomainError('conflict', 'ExchangeEnded', 'This exchange has ended. Its part is not held any more.');

export const notExchangeable = () =>
  new DomainError('conflict', 'NotOrderable', 'A part without a price cannot be taken in exchange.');

const invalidExchange: (field: 'quantity', message: string) => DomainError = invalidField;

export const exchangeTooMany = (most: number) =>
  invalidExchange('quantity', `An exchange has as many units as you return: ${most} at most.`);

export const exchangeTooDear = (most: Cents, times: number) =>
  invalidExchange(
    'quantity',
    `An exchange is worth up to ${times} times the units that you return: ${formatMoney(most)} at most. Please order this part separately.`,
  );

/** For staff who offer prices. */
export const offerAccepted = () =>
  new DomainError(
    'conflict',
    'OfferChanged',
    'The buyer has accepted the present offer and is about to pay. Cancel its lines first if a price is wrong.',
  );

export const orderInReview = () =>
  new DomainError(
    'conflict',
    'OrderInReview',
    'This order is in review after a restore. It is dispatched when an administrator has decided.',
  );

export const priceToBeAdvised = () =>
  new DomainError(
    'conflict',
    'PriceToBeAdvised',
    'A price of this order is still to be advised. Its line is dispatched after that.',
  );

export const resentOften = (retryAfter: number) =>
  new DomainError(
    'too-many',
    'TooManyRequests',
    'The confirmation of this order was sent three times today. Please try again tomorrow.',
    {
      retryAfter: String(retryAfter),
    },
  );

export const addressFixed = () =>
  new DomainError(
    'conflict',
    'AlreadyDispatched',
    'Goods of this order have left our warehouse, so its delivery address cannot be changed any more.',
  );

export const nothingToDeliver = () =>
  new DomainError('conflict', 'AlreadyCancelled', 'Nothing of this order is left to deliver.');

export const buyerForgotten = () =>
  new DomainError(
    'conflict',
    'OrderInReview',
    "The data of this order's buyer were deleted with the account, so the order gets no address.",
  );

export const addressChanged = () =>
  new DomainError(
    'conflict',
    'AddressChanged',
    'The delivery address of this order was changed meanwhile. Please look at the present one first.',
  );

export const addressChangedOften = (retryAfter: number) =>
  new DomainError(
    'too-many',
    'TooManyRequests',
    'The delivery address of this order was changed five times today. Please try again tomorrow, or call us.',
    { retryAfter: String(retryAfter) },
  );

const inWords = ({ units, cents }: Allowance): string => `${units} units and ${formatMoney(cents)}`;

/** The order exceeds the limit of this buyer on its own, so waiting does not help. */
export const orderTooLarge = (most: Allowance, isRegular: boolean): DomainError => {
  const other = isRegular ? 'or call us' : 'sign in if you have ordered before, or call us';
  const message = `One order can be up to ${inWords(most)}. Please split this order, ${other}.`;
  return new DomainError('conflict', 'OrderTooLarge', message);
};

/** Other unpaid orders of the buyer, or of the client address, hold too much. */
export const tooMuchUnpaid = (whose: 'owner' | 'address', waitMs: number): DomainError => {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
  const later = `try again in ${Math.ceil(seconds / 60)} min`;
  const message =
    whose === 'owner'
      ? `Goods are held for other orders that you have not paid for yet. Please pay for one of them, or ${later}.`
      : `Goods are held for unpaid orders from your network. Please ${later}, or sign in if you have ordered before.`;
  return new DomainError('too-many', 'TooManyRequests', message, { retryAfter: String(seconds) });
};
