import type { Mongo } from '@southline/platform/mongo';
import { type OwnFiles, ownRecords } from '@southline/platform/own-data';
import { members, requestKeysOf, requests, staffChanges } from './collections.ts';

/** The records about a member, without hashes of secrets. */
export const ownData = (mongo: Mongo): readonly OwnFiles[] => [
  ownRecords(
    'profile.json',
    ({ membershipNo }) =>
      members(mongo).find({ _id: membershipNo }, { projection: { passwordHash: 0, signUpDevice: 0, secondFactor: 0 } }),
    ({ devices, ...member }) => ({ ...member, devices: devices.map(({ label, lastSeen }) => ({ label, lastSeen })) }),
  ),
  ownRecords('mailed-links.json', ({ membershipNo }) => {
    const projection = { _id: 0, purpose: 1, email: 1, createdAt: 1, expiresAt: 1 };
    return requests(mongo).find({ _id: requestKeysOf(membershipNo) }, { projection });
  }),
  ownRecords('changes-by-staff.json', ({ membershipNo }) =>
    staffChanges(mongo).find({ membershipNo }, { projection: { _id: 0, by: 0 } }),
  ),
];
