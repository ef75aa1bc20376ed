import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../shared/http/api-context.ts';

export type Booking = {
  /** Empty: the bookings desk. */
  dealerCode: string;
  service: string;
  /** YYYY-MM-DD */
  preferredDate: string;
  vehicle: string;
  name: string;
  phone: string;
  email: string;
  comment: string;
};

export const useRequestBooking = () => {
  const api = useApi();
  return useMutation({
    // What was typed is not kept when the form is gone.
    gcTime: 0,
    mutationFn: (booking: Booking) => api.post<{ message?: string }>('booking/request', booking),
  });
};
