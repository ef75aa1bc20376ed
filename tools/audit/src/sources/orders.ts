import type { GiftTerms } from '@southline/kernel/gift';
import type { PaidLine } from '@southline/kernel/refund';
import type { Db } from 'mongodb';

/** The fields of an order that the invariants need. */
export interface OrderRecord {
  readonly _id: string;
  readonly orderNo: string;
  readonly state: string;
  readonly lines: readonly {
    readonly lineId: string;
    readonly cleansedPartNo: string;
    readonly quantity: number;
    readonly priceCents: number;
    readonly isFree: boolean;
    readonly discountCents?: number;
    /** The condition of a free part. */
    readonly gift?: GiftTerms;
  }[];
  /** Ids of the cart lines whose goods it contains; absent on orders of earlier versions. */
  readonly goods?: readonly string[];
  readonly totals: Readonly<Record<'subTotal' | 'voucherSaving' | 'deliveryFee' | 'gst' | 'totalToPay', number>>;
  readonly vouchers?: readonly {
    readonly code: string;
    readonly goodsCents: number;
    readonly deliveryCents: number;
  }[];
  readonly delivery: { readonly email: string };
  /** Changes of the delivery address after placing. */
  readonly deliveryChanges?: readonly { readonly no: number; readonly at: Date }[];
  readonly remarks: { readonly ccEmails: readonly string[] };
  readonly hold: { readonly round: number };
  readonly releases: readonly number[];
  readonly history: readonly { readonly from?: string; readonly to: string }[];
  readonly placedAt?: Date;
  /** Facts that nothing explains after a restore; see the kernel's order-findings. */
  readonly findings?: readonly { readonly what: string; readonly closed?: boolean }[];
  /** The account of its buyer is closed: its delivery details, order confirmation and packing list are gone. */
  readonly forgottenAt?: Date;
  /** Units that moved to follow-on orders. */
  readonly followOns?: readonly {
    readonly orderId: string;
    readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
  }[];
  /** Set while the sweeper decides about the delivery fee of its family. */
  readonly familyDueAt?: Date;
  /** Of a follow-on order. */
  readonly parent?: { readonly orderId: string; readonly offerNo: number; readonly returnNo?: string };
  readonly offers?: readonly {
    readonly no: number;
    readonly state: string;
    readonly madeAt: Date;
    readonly validUntil: Date;
    readonly remindedAt?: Date;
    readonly lines: readonly { readonly lineId: string; readonly priceCents: number }[];
    readonly accepted?: { readonly orderId: string };
  }[];
  /** Absent on orders that were dispatched under a release without parcels. */
  readonly parcels?: readonly {
    readonly no: number;
    readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
    readonly deliveredAt?: Date;
  }[];
  readonly cancellations?: readonly {
    readonly no: number;
    readonly at: Date;
    readonly lines: readonly {
      readonly lineId: string;
      readonly quantity: number;
      readonly refundCents: number;
    }[];
    readonly deliveryCents: number;
    /** Kept back for free parts that lost their condition. */
    readonly keptCents?: number;
    readonly refundCents: number;
    /** The GST in the refund; absent on cancellations of earlier releases. */
    readonly gstCents?: number;
    readonly refundedAt?: Date;
  }[];
  /** The refunds of completed returns, also while they are under way. Absent on returns of earlier releases. */
  readonly returnRefunds?: readonly {
    readonly returnNo: string;
    readonly refundCents: number;
    readonly keptCents: number;
    readonly gstCents: number;
    readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
  }[];
}

/** Whether it replaces returned units of its parent, and so has its own stock. */
export const isExchange = ({ parent }: OrderRecord): boolean => Boolean(parent?.returnNo);

/** Whether the order was placed. A placed order may have been cancelled since. */
export const isPlaced = ({ state, placedAt }: OrderRecord): boolean =>
  ['Placed', 'Dispatched', 'Delivered', 'Moved'].includes(state) || (state === 'Cancelled' && placedAt !== undefined);

/** A line as it was paid, including units cancelled later. */
export const paidLine = ({
  priceCents: price,
  quantity,
  discountCents: discount = 0,
}: OrderRecord['lines'][number]): PaidLine => ({ price, quantity, discount });

export const unitsIn = (
  records: readonly { readonly lines: readonly { readonly lineId: string; readonly quantity: number }[] }[] = [],
  { lineId }: { readonly lineId: string },
): number =>
  records.flatMap(({ lines }) => lines).reduce((sum, line) => sum + (line.lineId === lineId ? line.quantity : 0), 0);

/** Units of a placed line that are neither cancelled nor in a follow-on order. */
export const remainingUnits = (
  { cancellations = [], followOns = [] }: OrderRecord,
  line: { readonly lineId: string; readonly quantity: number },
): number => line.quantity - unitsIn(cancellations, line) - unitsIn(followOns, line);

/** Units of the line that neither left in a parcel nor are cancelled nor in a follow-on order. */
export const waitingUnits = (order: OrderRecord, line: Parameters<typeof remainingUnits>[1]): number =>
  remainingUnits(order, line) - unitsIn(order.parcels ?? [], line);

/** Units of the line that arrived. An earlier release recorded no parcels and delivered all units at once. */
export const deliveredUnits = (order: OrderRecord, line: Parameters<typeof remainingUnits>[1]): number => {
  const { state, parcels } = order;
  if (!parcels) return state === 'Delivered' ? remainingUnits(order, line) : 0;
  return unitsIn(
    parcels.filter(({ deliveredAt }) => deliveredAt),
    line,
  );
};

export const cancelledCents = ({ cancellations = [] }: OrderRecord): number =>
  cancellations.reduce((sum, { refundCents }) => sum + refundCents, 0);

export const refundsUnderWay = ({ cancellations = [] }: OrderRecord): boolean =>
  cancellations.some(({ refundedAt }) => refundedAt === undefined);

/** Whether the order still waits for its payment, its placing or its refund. */
export const isUnderWay = ({ state }: OrderRecord): boolean => ['AwaitingPayment', 'Paid', 'Refunding'].includes(state);

/** Only these fields are read, because the audit has all orders in memory. */
const fields = [
  ...['orderNo', 'state', 'goods', 'totals', 'releases', 'placedAt', 'forgottenAt', 'followOns', 'parent', 'offers'],
  'familyDueAt',
  'findings',
  'deliveryChanges',
  ...[
    'parcels',
    'cancellations',
    'returnRefunds',
    'hold.round',
    'history.from',
    'history.to',
    'delivery.email',
    'remarks.ccEmails',
  ],
  ...['lineId', 'cleansedPartNo', 'quantity', 'priceCents', 'isFree', 'discountCents', 'gift'].map(
    (name) => `lines.${name}`,
  ),
  ...['code', 'goodsCents', 'deliveryCents'].map((name) => `vouchers.${name}`),
];

export const readOrders = (orders: Db): Promise<OrderRecord[]> =>
  orders
    .collection<OrderRecord>('orders')
    .find({}, { projection: Object.fromEntries(fields.map((field) => [field, 1])) })
    .toArray();
