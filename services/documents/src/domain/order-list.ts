import type { OrderFacts } from '@southline/kernel/order';
import { sumTexts } from '@southline/kernel/order-sums';
import { deliverTo, present, remarkDetails, shipsFrom } from '@southline/kernel/order-texts';
import { regionDate } from '@southline/kernel/region';
import { factsOf } from './order-paper.ts';
import type { Paper } from './paper.ts';
import { paperFileName } from './paper-kind.ts';
import type { Supplier } from './parties.ts';
import { issuerLine } from './parties.ts';
import { pricedColumns, pricedRow, priceRemarks } from './priced-table.ts';

export const orderList = (cart: OrderFacts, supplier: Supplier, now: Date): Paper => {
  return {
    title: 'Order List',
    number: '',
    fileName: paperFileName('Order-List', cart.orderNo),
    createdAt: now,
    facts: [
      ...(cart.orderNo ? [{ label: 'Order no', value: cart.orderNo }] : []),
      { label: 'Date', value: regionDate(now, cart.region) },
      ...factsOf(remarkDetails(cart.remarks)),
    ],
    parties: present([deliverTo(cart), shipsFrom(cart)]),
    columns: pricedColumns,
    rows: cart.lines.map(pricedRow),
    totals: sumTexts(cart),
    remarks: ['This list is not an order and holds no stock.', ...priceRemarks(cart.lines)],
    notes: cart.remarks.notes,
    signatures: [],
    issuer: issuerLine(supplier),
  };
};
