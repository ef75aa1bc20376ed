import type { Mongo } from '@southline/platform/mongo';
import type { Binary } from 'mongodb';

type Kind<Message> = { readonly topic: string | RegExp; readonly message: { decode(input: Uint8Array): Message } };
type Row = { topic: string; key: string; value: Binary };

/** The events of one kind that a service has written, the oldest first. With a key, those of one record. */
export const eventsOf = async <Message>(
  { db }: Pick<Mongo, 'db'>,
  { topic, message }: Kind<Message>,
  key?: string,
): Promise<Message[]> => {
  const rows = await db
    .collection<Row>('outbox')
    .find(key === undefined ? { topic } : { topic, key })
    .sort({ createdAt: 1, version: 1 })
    .toArray();
  return rows.map(({ value }) => message.decode('buffer' in value ? Buffer.from(value.buffer) : value));
};
