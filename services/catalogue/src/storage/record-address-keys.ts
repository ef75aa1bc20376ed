import { isDuplicateKey, type Mongo } from '@southline/platform/mongo';
import { notices } from './collections.ts';
import { addressKeyOf } from './notice-store.ts';

/** Earlier versions derived the key from the lower-case address, which made some other letters equal to ASCII ones. */
export const recordAddressKeys = async (mongo: Mongo): Promise<void> => {
  for await (const { _id, email = '', addressKey } of notices(mongo).find({ email: /[^\0-\x7f]/ })) {
    if (addressKey === addressKeyOf(email)) continue;
    const update = { $set: { addressKey: addressKeyOf(email) } };
    try {
      await notices(mongo).updateOne({ _id }, update);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // The address has the same wish twice, with its letters composed in two ways.
      await notices(mongo).deleteOne({ _id });
    }
  }
};
