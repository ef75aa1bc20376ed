import { remarksOf } from '@southline/contracts/order-facts';
import { Cart, type Line } from '@southline/contracts/orders';
import { fittingOf, partOf } from '@southline/contracts/part-facts';
import { stockWord } from '@southline/contracts/part-words';
import type { DeliveryDetails } from '@southline/kernel/order';
import { named } from '@southline/rest/names';
import { partNames } from '@southline/rest/part-names';
import type { CartLine } from '@southline/rest/types';
import { toServerDelivery } from './delivery.ts';
import { dollarsOf } from './money.ts';
import type { Pictures } from './pictures.ts';

import { toRemarkTexts } from './remarks.ts';
import { toVoucher } from './voucher.ts';

const toLine = (line: Line, cart: Cart, pictures: Pictures): CartLine => {
  const [part, fitting] = [partOf(line), fittingOf(line)];
  return {
    shoppingCartID: line.lineId,
    orderID: cart.orderId,
    orderNumber: cart.orderNo,
    ...named(partNames.cartLine, part),
    imageurl: pictures.thumb(part.cleansedPartNo, part.drawingHash),
    quantity: line.quantity,
    minQuantity: line.minQuantity,
    listPrice: dollarsOf(line.price),
    totalSales: dollarsOf(line.total),
    isFreePart: line.isFree,
    overallStockLevel: stockWord(line.stockLevel),
    warehouseStock: line.warehouseStock,
    fit: fitting.fit,
    fitNote: fitting.fitNote,
    vehicleSlug: fitting.vehicleSlug,
    vehicle: fitting.vehicleLabel,
    ...(line.freeWith !== '' && { freeWith: line.freeWith }),
  };
};

/** An absent cart is shown as an empty one. `beginning` is shown instead of delivery details until some are saved. */
export const toCartAnswer = (cart: Cart = Cart.fromPartial({}), pictures: Pictures, beginning?: DeliveryDetails) => ({
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
  deliveryDetails: toServerDelivery(cart.delivery ?? beginning),
  ...(!cart.delivery && beginning && { deliveryFromProfile: true }),
  orderID: cart.orderId,
  orderNo: cart.orderNo,
  warehouse: cart.warehouse ?? null,
  voucher: cart.vouchers.map(toVoucher),
  ...toRemarkTexts(remarksOf(cart)),
});
