import { ownDataServices } from '@southline/contracts/own-data';
import { ownerOfMember } from '@southline/kernel/owner';
import { unique } from '@southline/testkit';
import { lookAlikes } from '@southline/testkit/look-alikes';
import { perFile } from '@southline/testkit/per-file';
import { expect, it } from 'vitest';
import { bookings, enquiries } from '../src/storage/collections.ts';
import { forgetMember } from '../src/storage/own-data.ts';
import { recordNormalizedEmails } from '../src/storage/record-normalized-emails.ts';
import { runContent } from './support/bench.ts';

const content = perFile(() => runContent());

const member = () => {
  const membershipNo = unique('M');
  return { subject: ownerOfMember(membershipNo), role: 'Member', membershipNo } as const;
};
const form = (email: string) => ({
  requestId: unique('request'),
  name: 'Robin',
  phone: '0412345678',
  email,
  region: 'au',
  language: 'en',
  comment: 'A question',
  emailProven: false,
});
const write = async (email: string) => {
  await content.enquiries.submitEnquiry(form(email));
  const days = { preferredDate: '2099-01-01', secondDate: '' };
  const wanted = { dealerCode: '', service: 'Battery', vehicle: '', plate: '', postcode: '', ...days };
  await content.enquiries.requestBooking({ ...form(email), ...wanted });
};
/** The files of a member whose account has this address. */
const filesOf = async (email: string) => {
  const files = new Set<string>();
  const stream = content.client(ownDataServices.content, member()).exportOwnData({ email });
  for await (const { part } of stream) if (part) files.add(part.file);
  return [...files];
};
const close = (email: string) => {
  const { membershipNo, subject: owner } = member();
  return forgetMember(content.mongo)({ membershipNo, owner, email });
};
const both = ['enquiries.json', 'bookings.json'];

it('the account of a look-alike address neither reads nor deletes enquiries and bookings of another address', async () => {
  const { address, strangers, same } = lookAlikes();
  await write(address);
  for (const stranger of strangers) {
    expect(await filesOf(stranger), stranger).toEqual([]);
    await close(stranger);
  }
  expect(await filesOf(same[0] ?? '')).toEqual(both);
  await close(same[0] ?? '');
  expect(await filesOf(address)).toEqual([]);
});

it('a full-width address is stored and mailed as ASCII', async () => {
  const { address } = lookAlikes();
  await write(`\u200b${address.replace('@', '＠').replace('k', 'ｋ')} `);
  expect(await enquiries(content.mongo).findOne({ email: address })).not.toBeNull();
  expect(await bookings(content.mongo).findOne({ email: address })).not.toBeNull();
});

it('enquiries of earlier releases are found after the migration, and before it', async () => {
  const stored = (email: string) => {
    const { emailProven: _, ...fields } = form(email);
    return { _id: unique('enquiry'), ...fields, submittedAt: new Date() };
  };
  const { address, strangers } = lookAlikes();
  await enquiries(content.mongo).insertMany([address.toUpperCase(), ...strangers].map(stored));
  expect(await filesOf(address)).toEqual(['enquiries.json']);
  await enquiries(content.mongo).updateMany({}, { $unset: { normalizedEmail: '' } });
  await recordNormalizedEmails(content.mongo);
  expect(await enquiries(content.mongo).countDocuments({ normalizedEmail: { $exists: false } })).toBe(0);
  await close(address);
  expect(await enquiries(content.mongo).countDocuments({ email: { $in: strangers } })).toBe(strangers.length);
  expect(await enquiries(content.mongo).countDocuments({ email: address.toUpperCase() })).toBe(0);
});
