import type { Body } from '@southline/rest/types';
import { useCall } from '../../../shared/calls/use-call.ts';

/** All fields; an empty dealerCode means the bookings desk, the date is YYYY-MM-DD. */
export type Booking = Required<Omit<Body<'booking/request'>, 'language'>>;

// Form input is not cached after the form is gone.
export const useRequestBooking = () =>
  useCall((api, booking: Booking) => api.post('booking/request', booking), { gcTime: 0 });
