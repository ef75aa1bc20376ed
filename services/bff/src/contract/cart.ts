import { Cart, type Line } from '@southline/contracts/orders';
import { type Static, Type } from 'typebox';
import { serverDelivery, toServerDelivery } from './delivery.ts';
import { echoed, id, object, quantity } from './fields.ts';
import { dollarsOf } from './money.ts';
import { partWords } from './parts.ts';
import type { Pictures } from './pictures.ts';
import { fitWord, stockWord } from './words.ts';

const lineFields = {
  shoppingCartID: Type.String(),
  orderID: Type.String(),
  orderNumber: Type.String(),
  partno: Type.String(),
  cleansedPartNo: Type.String(),
  gmPartNumber: Type.String(),
  partsDescription: Type.String(),
  imageurl: Type.String(),
  quantity: Type.Integer(),
  minQuantity: Type.Integer(),
  listPrice: Type.Number(),
  totalSales: Type.Number(),
  isFreePart: Type.Boolean(),
  overallStockLevel: partWords.stockLevel,
  warehouseStock: Type.Integer(),
  fit: partWords.fit,
  fitNote: Type.String(),
  vehicle: Type.String({ description: 'The chosen vehicle in words; empty without one.' }),
};

export const cartFields = {
  listing: Type.Array(Type.Object(lineFields)),
  subTotal: Type.Number(),
  subTotalGST: Type.Number({ description: 'Included in totalToPay.' }),
  shippingCost: Type.Number(),
  voucherSaving: Type.Number(),
  totalToPay: Type.Number(),
  deliveryDetails: serverDelivery,
  orderID: Type.String(),
  orderNo: Type.String(),
  warehouse: Type.Union([Type.Object({ name: Type.String(), address: Type.String() }), Type.Null()]),
  voucher: Type.Array(
    Type.Object({ voucherCode: Type.String(), isvalid: Type.Boolean(), error_Message: Type.String() }),
  ),
  ccemail: Type.String(),
  purchaseorderno: Type.String(),
  notes: Type.String(),
};

const lineNames = Object.keys(lineFields) as (keyof typeof lineFields)[];

/** A line that the client got from the cart and sends back; only its ids are read. */
export const echoedLine = (required: 'shoppingCartID' | 'orderID') =>
  object({
    ...echoed(lineNames),
    shoppingCartID: required === 'shoppingCartID' ? id() : Type.Optional(id()),
    orderID: required === 'orderID' ? id() : Type.Optional(id()),
  });

const cartFieldsType = Type.Object(cartFields);
type CartAnswer = Static<typeof cartFieldsType>;

const toLine = (line: Line, cart: Cart, pictures: Pictures): CartAnswer['listing'][number] => ({
  shoppingCartID: line.lineId,
  orderID: cart.orderId,
  orderNumber: cart.orderNo,
  partno: line.partNo,
  cleansedPartNo: line.cleansedPartNo,
  gmPartNumber: line.gmPartNo,
  partsDescription: line.description,
  imageurl: pictures.thumb(line.cleansedPartNo, line.drawingHash),
  quantity: line.quantity,
  minQuantity: line.minQuantity,
  listPrice: dollarsOf(line.price),
  totalSales: dollarsOf(line.total),
  isFreePart: line.isFree,
  overallStockLevel: stockWord(line.stockLevel),
  warehouseStock: line.warehouseStock,
  fit: fitWord(line.fit),
  fitNote: line.fitNote,
  vehicle: line.vehicleLabel,
});

/** An absent cart reads like an empty one. */
export const toCartAnswer = (cart: Cart = Cart.fromPartial({}), pictures: Pictures) => ({
  status: true,
  ...(cart.removedPartNos.length > 0 && {
    message: `No longer available and taken out of your cart: ${cart.removedPartNos.join(', ')}.`,
  }),
  listing: cart.lines.map((line) => toLine(line, cart, pictures)),
  subTotal: dollarsOf(cart.totals?.subTotal),
  subTotalGST: dollarsOf(cart.totals?.gst),
  shippingCost: dollarsOf(cart.totals?.deliveryFee),
  voucherSaving: dollarsOf(cart.totals?.voucherSaving),
  totalToPay: dollarsOf(cart.totals?.totalToPay),
  deliveryDetails: toServerDelivery(cart.delivery),
  orderID: cart.orderId,
  orderNo: cart.orderNo,
  warehouse: cart.warehouse ?? null,
  voucher: [],
  ccemail: cart.ccEmails.join(';'),
  purchaseorderno: cart.purchaseOrderNo,
  notes: cart.notes,
});

/** totalSales is the server's; what the client sends there is ignored. */
export const lineChange = object({ shoppingCartID: id(), quantity: quantity(), ...echoed(['totalSales']) });
