import { isDuplicateKey } from '@southline/platform/mongo';

/**
 * For an upsert whose filter excludes finished rows. If the row is finished, the upsert tries to insert it and gets a
 * duplicate key error, which becomes undefined.
 */
export const unlessDone = async <Row>(upsert: Promise<Row | null>): Promise<Row | undefined> => {
  try {
    return (await upsert) ?? undefined;
  } catch (error) {
    if (isDuplicateKey(error)) return undefined;
    throw error;
  }
};
