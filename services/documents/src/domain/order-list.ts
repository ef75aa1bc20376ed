import { sumTexts } from '@southline/kernel/order-sums';
import { regionDate } from '@southline/kernel/region';
import type { OrderFacts, Supplier } from './order-facts.ts';
import { optionalFacts } from './order-paper.ts';
import type { Paper } from './paper.ts';
import { paperFileName } from './paper-kind.ts';
import { deliverTo, issuerLine, shipsFrom } from './parties.ts';
import { priceRemarks } from './price-text.ts';
import { pricedColumns, pricedRow } from './priced-table.ts';

/** The list of a cart that is not ordered yet. */
export const orderList = (cart: OrderFacts, supplier: Supplier, now: Date): Paper => {
  const delivery = deliverTo(cart.buyer);
  return {
    title: 'Order List',
    number: '',
    fileName: paperFileName('Order-List', cart.orderNo),
    createdAt: now,
    facts: [
      ...optionalFacts([{ label: 'Order no', value: cart.orderNo }]),
      { label: 'Date', value: regionDate(now, cart.region) },
      ...optionalFacts([{ label: 'Purchase order no', value: cart.purchaseOrderNo }]),
    ],
    parties: [delivery, shipsFrom(cart)].filter(({ lines }) => lines.length > 0),
    columns: pricedColumns,
    rows: cart.lines.map(pricedRow),
    totals: sumTexts(cart.totals),
    remarks: ['This list is not an order and holds no stock.', ...priceRemarks(cart.lines)],
    notes: cart.notes,
    signatures: [],
    issuer: issuerLine(supplier),
  };
};
