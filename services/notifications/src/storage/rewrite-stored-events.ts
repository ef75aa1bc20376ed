import { currentEvent } from '@southline/contracts/stored-events';
import { type Mongo, rewriteEvents } from '@southline/platform/mongo';
import type { ReturnTemplate } from '../domain/mail-key.ts';
import { cancellations, orders, returnNews } from './collections.ts';

const messages = {
  'return-requested': 'ReturnRequested',
  'return-answered': 'ReturnAnswered',
  'return-processed': 'ReturnProcessed',
} as const satisfies Record<ReturnTemplate, string>;

const messageOf = (newsKey: string) => {
  const [template] = newsKey.split('/');
  return messages[template as ReturnTemplate];
};

export const rewriteStoredEvents = async (mongo: Mongo): Promise<void> => {
  await rewriteEvents(mongo, orders, (bytes) => currentEvent('OrderPlaced', bytes));
  await rewriteEvents(mongo, cancellations, (bytes) => currentEvent('OrderCancelled', bytes));
  await rewriteEvents(mongo, returnNews, (bytes, id) => currentEvent(messageOf(id), bytes));
};
