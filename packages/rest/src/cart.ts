import { maxQuantity } from '@southline/kernel/quantity';
import { Type } from 'typebox';
import { cartMerged } from './accounts.ts';
import { callsOf } from './call.ts';
import { clientDelivery, remarks, remarkTexts, serverDelivery } from './delivery.ts';
import { answers, dataAnswers } from './envelope.ts';
import { echoed, field, id, object, partNumber, quantity, typed, vehicleSlug, words } from './fields.ts';
import { sharedLink } from './lists.ts';
import { texts } from './names.ts';
import { partNames } from './part-names.ts';
import { fit, stockLevel } from './part-words.ts';
import { type PartRow, partRow } from './parts.ts';
import { voucher } from './vouchers.ts';
import { anybody, opensGuest, own, ownIfAny, signedIn } from './who.ts';

const { get, post } = callsOf('Cart');

const lineFields = {
  shoppingCartID: Type.String(),
  orderID: Type.String(),
  orderNumber: Type.String(),
  ...texts(partNames.cartLine),
  imageurl: Type.String(),
  quantity: Type.Integer(),
  minQuantity: Type.Integer(),
  listPrice: Type.Number(),
  totalSales: Type.Number(),
  isFreePart: Type.Boolean(),
  overallStockLevel: stockLevel,
  warehouseStock: Type.Integer(),
  fit,
  fitNote: Type.String(),
  vehicleSlug: Type.String({ description: 'The chosen vehicle, as add-to-cart takes it; empty without one.' }),
  vehicle: Type.String({ description: 'The chosen vehicle in words; empty without one.' }),
  freeWith: Type.Optional(
    Type.String({ description: 'The voucher that it is free with, which fixes its quantity; absent on bought lines.' }),
  ),
};

export const cartLine = Type.Object(lineFields);

const cartFields = {
  listing: Type.Array(cartLine),
  subTotal: Type.Number(),
  subTotalGST: Type.Number({ description: 'Included in totalToPay.' }),
  shippingCost: Type.Number(),
  voucherSaving: Type.Number(),
  totalToPay: Type.Number(),
  deliveryDetails: serverDelivery,
  deliveryFromProfile: Type.Optional(
    Type.Boolean({ description: 'Nothing is saved for this order yet; a member’s details stand in.' }),
  ),
  orderID: Type.String(),
  orderNo: Type.String(),
  warehouse: Type.Union([Type.Object({ name: Type.String(), address: Type.String() }), Type.Null()]),
  voucher: Type.Array(voucher),
  ...remarkTexts,
  cartMerged: Type.Optional(cartMerged),
};

const lineNames = Object.keys(lineFields) as (keyof typeof lineFields)[];

/** A line that the client got from the cart and sends back; only its ids are read. */
const echoedLine = echoed(lineNames);
const lineToRemove = object({ ...echoedLine, shoppingCartID: id(), orderID: Type.Optional(id()) });
const lineToOrder = object({ ...echoedLine, shoppingCartID: Type.Optional(id()), orderID: id() });

const added = Type.Object({
  orderID: Type.String(),
  orderNo: Type.String(),
  shoppingCartID: Type.String(),
  quantity: Type.Integer(),
});

const addToCart = post(
  opensGuest,
  'Adds a part; adding it again adds up. The first one opens the guest session.',
  object({ productNr: partNumber(), quantity: quantity(), vehicleSlug: Type.Optional(vehicleSlug()) }),
  dataAnswers(added),
  ['PartUnknown', 'CartFull', 'LineFull', 'KeyReused'],
);

const idempotencyKey = field('issued', {
  minLength: 1,
  maxLength: 64,
  pattern: '^[\\x21-\\x7E]+$',
  description: 'A repeat with the same key adds nothing; with another body it is 409 KeyReused.',
});

const orderRowStates = [
  'Found',
  'Superseded',
  'Ambiguous',
  'Rounded',
  'Short',
  'Unknown',
  'NotOrderable',
  'Unreadable',
] as const;

const row = Type.Unsafe<PartRow>(partRow);

const quickOrderRow = Type.Object({
  row: Type.Integer({ description: 'From 1, in the order of the request.' }),
  partNo: Type.String({ description: 'As it was sent.' }),
  quantity: Type.Integer({
    description:
      'What is added: a quantity that is sold; as it was sent where no part was found; 0 if it cannot be read.',
  }),
  state: words(orderRowStates),
  replaced: Type.Optional(Type.Boolean({ description: 'The row names an older number of the part.' })),
  part: Type.Optional(row),
  choices: Type.Optional(Type.Array(row, { description: 'What may be meant, 20 at most.' })),
  message: Type.String({ description: 'For people. For Unreadable the quantity as it was sent.' }),
});

/** A number, or the text of a cell such as "1,000" and "2 dozen". */
const writtenQuantity = Type.Union([Type.Number({ maximum: maxQuantity }), field('typed', { maxLength: 40 })], {
  description: 'Pieces, at most 999. A row whose quantity is no count is Unreadable.',
});

const problem = Type.Object({
  row: Type.Integer(),
  partNo: Type.String(),
  problem: Type.String({ description: 'The state that kept the row out, or the code of the refusal.' }),
  suggestion: Type.String({ description: 'A number to order instead; empty: none.' }),
});

const quickOrder = post(
  opensGuest,
  'Adds the rows whose part is found and in stock, and says of every row what it means; with dryRun it adds nothing.',
  object({
    rows: Type.Array(object({ partNo: typed(60), quantity: writtenQuantity }), { minItems: 1, maxItems: 200 }),
    dryRun: Type.Optional(Type.Boolean()),
    vehicleSlug: Type.Optional(vehicleSlug()),
  }),
  dataAnswers(
    Type.Object({
      rows: Type.Array(quickOrderRow),
      added: Type.Integer({ description: 'Rows that were added.' }),
      problems: Type.Array(problem, { description: 'Of the rows that were not, or would not be, added.' }),
    }),
  ),
  ['KeyReused'],
);

const idempotencyHeader = Type.Object({ 'idempotency-key': Type.Optional(idempotencyKey) });

export const cartCalls = {
  'cart/add-to-cart': {
    ...addToCart,
    schema: { ...addToCart.schema, headers: idempotencyHeader },
  },
  'cart/get-shopping-carts-for-cartspage': post(
    ownIfAny,
    "The cart at today's prices; an absent one reads like an empty one",
    object({}),
    answers(cartFields),
  ),
  'cart/update-carts': post(
    own,
    "Sets the quantity of a line; totalSales is the server's",
    object({ shoppingCartID: id(), quantity: quantity(), ...echoed(['totalSales']) }),
    answers({}),
  ),
  'cart/delete-carts': post(
    own,
    'Takes lines out of the cart',
    object({ cartItems: Type.Array(lineToRemove, { minItems: 1, maxItems: 200 }) }),
    answers({}),
  ),
  'cart/quick-order': {
    ...quickOrder,
    schema: { ...quickOrder.schema, headers: idempotencyHeader },
  },
  'cart/update-cart-customer-details': post(
    own,
    'Saves delivery details and, where given, what else belongs to the order',
    object({ devliveryDetails: clientDelivery, ...remarks }),
    answers({}),
  ),
  'cart/get-delivery-addresses': post(
    signedIn,
    'Where the own last orders went, newest first, each place once, five at most',
    object({}),
    dataAnswers(Type.Array(serverDelivery)),
  ),
  'cart/get-delivery-terms': get(
    anybody,
    'What a delivery costs, until when an order leaves on the same working day, and how long it travels',
    {},
    dataAnswers(
      Type.Object({
        fee: Type.Number({ description: 'AUD, GST included.' }),
        freeFrom: Type.Number({ description: 'Goods from this subtotal on are delivered free.' }),
        cutOff: Type.String({ description: "HH:MM by the warehouse's clock, on working days." }),
        timeZone: Type.String({ description: 'IANA name of its zone.' }),
        transitDays: Type.Record(Type.String(), Type.Integer(), {
          description: 'Working days from dispatch to arrival, by Australian state.',
        }),
        warehouseClosedOn: Type.Array(Type.String(), {
          description: 'Coming days, YYYY-MM-DD, beside weekends, on which nothing leaves the warehouse.',
        }),
        holidays: Type.Record(Type.String(), Type.Array(Type.String()), {
          description: 'Coming public holidays, YYYY-MM-DD, by Australian state; nothing arrives on them.',
        }),
      }),
    ),
  ),
  'cart/share': post(
    own,
    'A link to the numbers and quantities that are in the cart now, for anybody who holds it, valid for 30 days; free parts are not among them.',
    object({}),
    dataAnswers(sharedLink),
    ['CartEmpty', 'CartFull'],
  ),
  'cart/stop-sharing': post(own, 'Ends every link to an own cart.', object({}), answers({})),
  'cart/submit-order': post(
    own,
    'Places the paid order that the lines name; twice gives the same answer.',
    object({
      cart: Type.Array(lineToOrder, { minItems: 1, maxItems: 200 }),
      devliveryDetails: clientDelivery,
      ...remarks,
    }),
    dataAnswers(Type.Object({ orderID: Type.String(), orderNo: Type.String() })),
    ['PaymentRequired', 'CartChanged', 'StockShort', 'OrderTooLarge', 'OrderCancelled'],
  ),
};
