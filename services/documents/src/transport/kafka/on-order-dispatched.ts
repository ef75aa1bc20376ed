import { OrderDispatched, orderDispatched } from '@southline/contracts/events';
import { consume, UnreadableEvent } from '@southline/platform/inbox';
import type { ClientSession } from '@southline/platform/mongo';
import type { OrderIntake } from '../../domain/ports.ts';

/** Throws if the event lacks facts for a packing list. The event is then parked, so that staff see it. */
const check = ({ orderId, parcel, dispatchedAt }: OrderDispatched): number => {
  const { parcelNo = 0, lines = [] } = parcel ?? {};
  if (!orderId || parcelNo < 1 || lines.length === 0 || Number.isNaN(Date.parse(dispatchedAt)))
    throw new UnreadableEvent('The parcel lacks an order, a number, lines or a time.');
  return parcelNo;
};

/** Stores a parcel and queues its packing list, both once. */
const queueParcelList = async (intake: OrderIntake, event: OrderDispatched): Promise<void> => {
  const parcelNo = check(event);
  const { orderId } = event;
  await intake.rememberParcel({ orderId, parcelNo, event: OrderDispatched.encode(event).finish() });
  await intake.queue({ parcelOf: orderId, parcelNo });
};

/** Events of earlier releases have no parcel. The packing list of their order covers all its goods. */
export const onOrderDispatched = (intake: (session: ClientSession) => OrderIntake) =>
  consume(
    'documents',
    orderDispatched,
    'parcel-list',
    (event, { session }) => queueParcelList(intake(session), event),
    ({ parcel }) => parcel !== undefined,
  );
