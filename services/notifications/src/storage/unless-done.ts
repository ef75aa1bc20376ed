import { isDuplicateKey } from '@southline/platform/mongo';

/** Of an upsert that passes what is done by: then its filter does not match, it inserts, and meets the key. */
export const unlessDone = async <Row>(upsert: Promise<Row | null>): Promise<Row | undefined> => {
  try {
    return (await upsert) ?? undefined;
  } catch (error) {
    if (isDuplicateKey(error)) return undefined;
    throw error;
  }
};
