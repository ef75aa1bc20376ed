import type { Mongo } from '@southline/platform/mongo';
import type { Sealer } from '@southline/platform/seal';
import { type AttemptDocument, attempts } from './collections.ts';

const fields = { sealedCode: 'code', sealedFormUrl: 'form' } as const;
type Field = keyof typeof fields;

const again = (document: AttemptDocument, field: Field, sealer: Sealer) => {
  const sealed = document[field];
  if (sealed === undefined || sealer.isCurrent(sealed)) return undefined;
  const context = `${document._id}/${fields[field]}`;
  return sealer.seal(sealer.open(sealed, context), context);
};

/**
 * Encrypts all attempts with the current key, so that the old keys can be removed. Concurrent writes already use the
 * current key. An attempt is changed only if it is still as read. Returns the number of changed attempts.
 */
export const reseal = async (mongo: Mongo, sealer: Sealer): Promise<number> => {
  let changed = 0;
  for await (const document of attempts(mongo).find({ sealedCode: { $exists: true } })) {
    for (const field of Object.keys(fields) as Field[]) {
      const sealed = again(document, field, sealer);
      if (sealed === undefined) continue;
      const { modifiedCount } = await attempts(mongo).updateOne(
        { _id: document._id, [field]: document[field] },
        { $set: { [field]: sealed } },
      );
      changed += modifiedCount;
    }
  }
  return changed;
};
