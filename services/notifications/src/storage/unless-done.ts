import { isDuplicateKey } from '@southline/platform/mongo';

/** For an upsert whose filter excludes finished rows: on a finished row it tries to insert and gets a duplicate key error. */
export const unlessDone = async <Row>(upsert: Promise<Row | null>): Promise<Row | undefined> => {
  try {
    return (await upsert) ?? undefined;
  } catch (error) {
    if (isDuplicateKey(error)) return undefined;
    throw error;
  }
};
