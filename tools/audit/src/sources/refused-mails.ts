import type { Db } from 'mongodb';

/** Keys of the mails that were given up, or sent to another address by staff. */
export const readRefusedMails = async (notifications: Db): Promise<ReadonlySet<string>> => {
  const refused = { $or: [{ state: 'failed' }, { redirected: true }] };
  const found = await notifications.collection<{ _id: string }>('mails').find(refused).toArray();
  return new Set(found.map(({ _id }) => _id));
};
