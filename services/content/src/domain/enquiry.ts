import { isDay } from '@southline/kernel/day';
import { isEmailAddress } from '@southline/kernel/email';
import { DomainError } from '@southline/kernel/errors';
import { isPhone } from '@southline/kernel/phone';
import { isPostcode } from '@southline/kernel/place-names';
import { regionDay, regionOf } from '@southline/kernel/region';

/** Enquiries and bookings are deleted after two years, because they are personal data. */
export const retentionMonths = 24;

export interface Enquiry {
  readonly id: string;
  readonly requestId: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly comment: string;
  readonly region: string;
  readonly language: string;
  /** Whether the sender is signed in to the account with this address. */
  readonly emailProven?: boolean | undefined;
  readonly submittedAt: Date;
}

export interface Booking {
  readonly id: string;
  readonly requestId: string;
  /** Empty: the bookings desk. */
  readonly dealerCode: string;
  /** The recipient; empty: the bookings desk. */
  readonly dealerEmail: string;
  readonly service: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** YYYY-MM-DD in the region. */
  readonly preferredDate: string;
  /** As the first; may be empty, as may the next two. */
  readonly secondDate: string;
  readonly plate: string;
  readonly postcode: string;
  readonly vehicle: string;
  readonly comment: string;
  readonly region: string;
  readonly language: string;
  readonly emailProven?: boolean | undefined;
  readonly requestedAt: Date;
}

export type EnquiryForm = Omit<Enquiry, 'id' | 'requestId' | 'submittedAt'>;
export type BookingForm = Omit<Booking, 'id' | 'requestId' | 'requestedAt' | 'dealerEmail'>;

export interface BookingDealers {
  /** Empty if it has none; undefined if there is no such dealer. */
  emailOf(dealerCode: string): Promise<string | undefined>;
}

export interface EnquiryRepository {
  /** Stores it with its event, once for each request. Returns the stored id: for a repeat, the id of the first. */
  addEnquiry(enquiry: Enquiry): Promise<string>;
  addBooking(booking: Booking): Promise<string>;
  /** Removes older ones; returns how many. */
  removeBefore(before: Date): Promise<number>;
}

type Problems = Record<string, string>;
type Person = Pick<Enquiry, 'name' | 'phone' | 'email'>;

const found = (problems: readonly (readonly [boolean, string, string])[]): Problems => {
  const all: Problems = {};
  for (const [wrong, field, message] of problems) if (wrong) all[field] ??= message;
  return all;
};

/** Spec §5, contact form. */
const personProblems = ({ name, phone, email }: Person): Problems =>
  found([
    [name.trim() === '', 'name', 'Name is required.'],
    [phone === '', 'phone', 'Phone is required.'],
    [!isPhone(phone), 'phone', 'Please enter digits only, at most 11.'],
    [email.trim() === '', 'email', 'Email is required.'],
    [!isEmailAddress(email), 'email', 'Please enter a valid email type'],
  ]);

export const enquiryProblems = (form: EnquiryForm): Problems => personProblems(form);

export const bookingProblems = (form: BookingForm, now: Date): Problems => {
  const { service, preferredDate, secondDate, postcode } = form;
  const today = regionDay(now, regionOf(form.region));
  const isSecond = secondDate !== '';
  return {
    ...found([
      [service.trim() === '', 'service', 'Please choose a service.'],
      [!isDay(preferredDate), 'preferredDate', 'Please choose a date.'],
      [preferredDate < today, 'preferredDate', 'Please choose today or a later day.'],
      [isSecond && !isDay(secondDate), 'secondDate', 'Please choose a date.'],
      [isSecond && secondDate < today, 'secondDate', 'Please choose today or a later day.'],
      [isSecond && secondDate === preferredDate, 'secondDate', 'Please choose another day than the first.'],
      [postcode !== '' && !isPostcode(postcode), 'postcode', 'Please enter a postcode of 4 digits.'],
    ]),
    ...personProblems(form),
  };
};

/** The comment in the mail to the dealer or the desk: the optional facts, one per line, then the visitor's text. */
export const bookingComment = ({ secondDate, plate, postcode, comment }: BookingForm): string =>
  [secondDate && `Second date: ${secondDate}`, plate && `Plate: ${plate}`, postcode && `Postcode: ${postcode}`, comment]
    .filter(Boolean)
    .join('\n');

export const invalidForm = (problems: Problems) =>
  new DomainError('invalid', 'InvalidRequest', Object.values(problems)[0] ?? 'The form is not complete.', problems);
