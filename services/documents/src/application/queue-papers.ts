import type { OrderPlaced } from '@southline/contracts/events';
import { UnreadableEvent } from '@southline/platform/inbox';
import { addJob } from '@southline/platform/jobs';
import type { ClientSession, Mongo } from '@southline/platform/mongo';
import { type PaperKind, paperId, paperKinds } from '../domain/paper-kind.ts';
import { rememberOrder } from '../storage/orders.ts';

export const renderJob = 'render-paper';

export interface RenderJob {
  readonly orderId: string;
  readonly kind: PaperKind;
}

/** An order that no paper can be made of is parked: it must not take an invoice number. */
const check = ({ owner, orderNo, placedAt, lines, totals }: OrderPlaced): void => {
  const complete = owner && orderNo && lines.length > 0 && totals && !Number.isNaN(Date.parse(placedAt));
  if (!complete) throw new UnreadableEvent('The order lacks an owner, a number, a time, lines or totals.');
};

/** Remembers a placed order and queues one rendering per paper; both once, however often the event comes. */
export const queuePapers = async (mongo: Mongo, session: ClientSession, event: OrderPlaced): Promise<void> => {
  check(event);
  const { orderId } = event;
  await rememberOrder(mongo, session, event);
  for (const kind of paperKinds) {
    const payload: RenderJob = { orderId, kind };
    await addJob(mongo, session, { id: paperId(orderId, kind), kind: renderJob, payload });
  }
};
