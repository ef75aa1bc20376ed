import type { DeliveryChanged, OrderCancelled, OrderDispatched, OrderPlaced } from '@southline/contracts/events';
import { unitsOfLine } from '@southline/kernel/units-of-line';
import type { PackingState } from '../domain/packing-list.ts';

type Cancellation = NonNullable<OrderCancelled['cancellation']>;

/** What happened to an order since it was placed, from its events. An event has happened once, so their numbers identify the state. */
export const packingStateOf = (
  order: OrderPlaced | undefined,
  cancellations: readonly Cancellation[],
  dispatches: readonly OrderDispatched[],
  address: DeliveryChanged | undefined,
): PackingState => {
  const lines = order?.lines ?? [];
  const gone = cancellations.flatMap((one) => one.lines);
  const sent = dispatches.flatMap(({ parcel }) => parcel?.lines ?? []);
  const times = [
    ...cancellations.map(({ cancelledAt }) => Date.parse(cancelledAt)),
    ...dispatches.map(({ dispatchedAt }) => Date.parse(dispatchedAt)),
    ...(address ? [Date.parse(address.changedAt)] : []),
  ];
  const numbers = (some: readonly number[]) => some.toSorted((a, b) => a - b).join('-') || '0';
  const units = `${numbers(cancellations.map((one) => one.cancellationNo))}.${numbers(dispatches.map(({ parcel }) => parcel?.parcelNo ?? 0))}`;
  return {
    key: address ? `${units}.${address.changeNo}` : units,
    ...(times.length > 0 && { at: new Date(Math.max(...times)) }),
    cancelled: lines.map(({ lineId }) => unitsOfLine(gone, lineId)),
    dispatched: lines.map(({ lineId }) => unitsOfLine(sent, lineId)),
  };
};
