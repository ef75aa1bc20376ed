import type { Mongo } from '@southline/platform/mongo';
import { type AttemptDocument, attempts } from './collections.ts';
import type { Sealer } from './seal.ts';

const fields = { sealedCode: 'code', sealedFormUrl: 'form' } as const;
type Field = keyof typeof fields;

const again = (document: AttemptDocument, field: Field, sealer: Sealer) => {
  const sealed = document[field];
  if (sealed === undefined || sealer.isCurrent(sealed)) return undefined;
  const context = `${document._id}/${fields[field]}`;
  return sealer.seal(sealer.open(sealed, context), context);
};

/**
 * Seals everything with the key that seals now, after which the other keys are needed no longer. Attempts that are written
 * meanwhile carry the right key already; each is changed only as it was read. Returns how many were changed.
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
