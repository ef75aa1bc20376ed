import type { Clock } from '@southline/kernel/clock';
import { readAddress } from '@southline/kernel/email';
import type { Logger } from '@southline/platform/logger';
import {
  type BookingDealers,
  type BookingForm,
  bookingProblems,
  type EnquiryForm,
  type EnquiryRepository,
  enquiryProblems,
  invalidForm,
  retentionMonths,
} from '../domain/enquiry.ts';

export interface EnquiryPorts {
  readonly enquiries: EnquiryRepository;
  readonly clock: Clock;
  readonly ids: { next(): string };
}

const refuse = (problems: Record<string, string>) => {
  if (Object.keys(problems).length > 0) throw invalidForm(problems);
};

const readPerson = ({ name, email }: Pick<EnquiryForm, 'name' | 'email'>) => ({
  name: name.trim(),
  email: readAddress(email),
});

/** Stores an enquiry, once for each request, and queues its mail. */
export const submitEnquiry =
  ({ enquiries, clock, ids }: EnquiryPorts) =>
  async (requestId: string, form: EnquiryForm): Promise<string> => {
    const person = readPerson(form);
    refuse(enquiryProblems({ ...form, ...person }));
    return enquiries.addEnquiry({ ...form, ...person, id: ids.next(), requestId, submittedAt: clock.now() });
  };

export interface BookingPorts extends EnquiryPorts {
  readonly dealers: BookingDealers;
  readonly logger: Pick<Logger, 'warn'>;
}

/** If the dealer cannot be looked up, the booking goes to the bookings desk, which passes it on. */
const addressOf = async ({ dealers, logger }: BookingPorts, dealerCode: string): Promise<string> => {
  if (dealerCode === '') return '';
  const email = await dealers.emailOf(dealerCode).catch((error: unknown) => {
    logger.warn({ err: error, dealerCode }, 'a booking goes to the desk');
    return '';
  });
  if (email === undefined) throw invalidForm({ dealerCode: 'There is no such dealer. Please choose another one.' });
  return email;
};

/** Stores a booking, once for each request, and queues its mails. */
export const requestBooking =
  (ports: BookingPorts) =>
  async (requestId: string, form: BookingForm): Promise<string> => {
    const { enquiries, clock, ids } = ports;
    const requestedAt = clock.now();
    const person = readPerson(form);
    refuse(bookingProblems({ ...form, ...person }, requestedAt));
    const dealerEmail = await addressOf(ports, form.dealerCode);
    return enquiries.addBooking({ ...form, ...person, dealerEmail, id: ids.next(), requestId, requestedAt });
  };

/** Removes expired enquiries; returns how many. */
export const forgetEnquiries = ({ enquiries, clock }: EnquiryPorts): Promise<number> => {
  const before = clock.now();
  before.setUTCMonth(before.getUTCMonth() - retentionMonths);
  return enquiries.removeBefore(before);
};
