import { gather } from '@southline/platform/gather';
import { isDuplicateKey } from '@southline/platform/mongo';
import { type Collection, MongoBulkWriteError, type OptionalUnlessRequiredId, type UpdateOneModel } from 'mongodb';

// Mails of one claim begin and end at nearly the same time. Their records are then written with one command.

const mostTogether = 20;

/** The positions of the rows that exist already. Rethrows any other error. */
const existingIn = (error: unknown): number[] => {
  const failed = error instanceof MongoBulkWriteError ? [error.writeErrors].flat() : [];
  if (!isDuplicateKey(error) || failed.some(({ code }) => code !== error.code)) throw error;
  return failed.map(({ index }) => index);
};

/** Returns whether the row was inserted; an existing row stays unchanged. */
export const insertTogether = <Row extends { readonly _id: string }>(rows: Collection<Row>) => {
  const add = gather<{ readonly row: Row; inserted: boolean }>(mostTogether, async (added) => {
    const documents = added.map(({ row }) => row as OptionalUnlessRequiredId<Row>);
    const existing = await rows.insertMany(documents, { ordered: false }).then((): number[] => [], existingIn);
    for (const [index, each] of added.entries()) each.inserted = !existing.includes(index);
    return added.length;
  });
  return async (row: Row): Promise<boolean> => {
    const one = { row, inserted: false };
    await add(one);
    return one.inserted;
  };
};

export const updateTogether = <Row extends { readonly _id: string }>(rows: Collection<Row>) =>
  gather<UpdateOneModel<Row>>(mostTogether, async (updates) => {
    await rows.bulkWrite(
      updates.map((updateOne) => ({ updateOne })),
      { ordered: false },
    );
    return updates.length;
  });
