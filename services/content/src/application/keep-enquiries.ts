import type { Clock } from '@southline/kernel/clock';
import {
  type BookingForm,
  bookingProblems,
  type EnquiryForm,
  type EnquiryRepository,
  enquiryProblems,
  invalidForm,
  keptMonths,
} from '../domain/enquiry.ts';

export interface EnquiryPorts {
  readonly enquiries: EnquiryRepository;
  readonly clock: Clock;
  readonly ids: { next(): string };
}

const refuse = (problems: Record<string, string>) => {
  if (Object.keys(problems).length > 0) throw invalidForm(problems);
};

/** Keeps what a visitor asks, once for each request, and has it mailed. */
export const submitEnquiry =
  ({ enquiries, clock, ids }: EnquiryPorts) =>
  async (requestId: string, form: EnquiryForm): Promise<string> => {
    refuse(enquiryProblems(form));
    const person = { name: form.name.trim(), email: form.email.trim() };
    return enquiries.addEnquiry({ ...form, ...person, id: ids.next(), requestId, submittedAt: clock.now() });
  };

/** Keeps a booking, once for each request, and has it mailed. */
export const requestBooking =
  ({ enquiries, clock, ids }: EnquiryPorts) =>
  async (requestId: string, form: BookingForm): Promise<string> => {
    const requestedAt = clock.now();
    refuse(bookingProblems(form, requestedAt));
    const person = { name: form.name.trim(), email: form.email.trim() };
    return enquiries.addBooking({ ...form, ...person, id: ids.next(), requestId, requestedAt });
  };

/** Removes what is kept no longer; answers how many. */
export const forgetEnquiries = ({ enquiries, clock }: EnquiryPorts): Promise<number> => {
  const before = clock.now();
  before.setUTCMonth(before.getUTCMonth() - keptMonths);
  return enquiries.removeBefore(before);
};
