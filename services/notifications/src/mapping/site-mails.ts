import type { BookingRequested, EnquirySubmitted, PromotionEntered } from '@southline/contracts/events';
import { isEmailAddress } from '@southline/kernel/email';
import { entryNumber } from '@southline/kernel/entry-number';
import { type Region, regionOf } from '@southline/kernel/region';
import { UnreadableEvent } from '@southline/platform/inbox';
import type { SiteMailJob } from '../domain/site-mail.ts';

/** Addresses of the staff desks. */
export interface Desks {
  readonly enquiries: string;
  readonly bookings: string;
}

const visitor = (event: { email: string; region: string; language: string }) => {
  const address = event.email.trim();
  if (!isEmailAddress(address)) throw new UnreadableEvent('The event lacks an e-mail address.');
  return { address, region: regionOf(event.region), language: event.language };
};

const regionNames: Readonly<Record<Region, string>> = { au: 'Australia', nz: 'New Zealand' };

const person = ({ name, phone, email }: { name: string; phone: string; email: string }) => [
  { label: 'Name', value: name },
  { label: 'Phone', value: phone },
  { label: 'Email', value: email },
];

const receipt = ({ emailProven }: { emailProven: boolean }, mail: SiteMailJob): SiteMailJob[] =>
  emailProven ? [mail] : [];

/**
 * One mail to the desk, which can reply to the visitor directly. A receipt is sent only if the address is known to be
 * the visitor's own.
 */
export const enquiryMails = (desks: Desks, event: EnquirySubmitted): SiteMailJob[] => {
  const to = visitor(event);
  const facts = [
    ...person(event),
    { label: 'Region', value: regionNames[to.region] },
    { label: 'Comment', value: event.comment },
  ];
  const shared = { ...to, id: event.enquiryId, facts, about: {} };
  return [
    { ...shared, template: 'enquiry', address: desks.enquiries, replyTo: to.address },
    ...receipt(event, { ...shared, template: 'enquiry-received', replyTo: desks.enquiries, facts: [] }),
  ];
};

/** One mail to the desk, or to the dealer if the visitor chose one. Receipts as for enquiries. */
export const bookingMails = (desks: Desks, event: BookingRequested): SiteMailJob[] => {
  const to = visitor(event);
  const desk = event.dealerEmail || desks.bookings;
  const facts = [
    { label: 'Service', value: event.service },
    { label: 'Preferred date', value: event.preferredDate },
    { label: 'Vehicle', value: event.vehicle },
    ...person(event),
    { label: 'Dealer', value: event.dealerCode },
    { label: 'Region', value: regionNames[to.region] },
    { label: 'Comment', value: event.comment },
  ];
  const about = { date: event.preferredDate };
  const shared = { ...to, id: event.bookingId, facts, about };
  return [
    { ...shared, template: 'booking', address: desk, replyTo: to.address },
    ...receipt(event, { ...shared, template: 'booking-received', replyTo: desk, facts: [] }),
  ];
};

/** The end of a receipt number: enough to recognise the receipt, and too short to contain a message. */
const endOf = (receiptNo: string): string => receiptNo.replace(/[^A-Za-z0-9]/g, '').slice(-4);

export const entryConfirmationMails = (event: PromotionEntered): SiteMailJob[] =>
  receipt(event, {
    ...visitor(event),
    template: 'promotion-entered',
    id: event.entryId,
    facts: [],
    about: {
      entryNumber: entryNumber(event.entryId),
      receiptEnd: endOf(event.receiptNo),
      entries: String(event.entries),
    },
  });
