import type { Body } from '@southline/rest/types';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../shared/http/api-context.ts';

/** All fields; an empty dealerCode means the bookings desk, the date is YYYY-MM-DD. */
export type Booking = Required<Omit<Body<'booking/request'>, 'language'>>;

export const useRequestBooking = () => {
  const api = useApi();
  return useMutation({
    // Form input is not cached after the form is gone.
    gcTime: 0,
    mutationFn: (booking: Booking) => api.post('booking/request', booking),
  });
};
