import { callRoute } from '../call.ts';
import { formLimit, toWriter } from './form.ts';

export const requestBooking = callRoute(
  'booking/request',
  ({ clients }) =>
    async (request) => {
      const { body } = request;
      await clients.enquiries.requestBooking({
        ...toWriter(body, request),
        dealerCode: body.dealerCode ?? '',
        service: body.service ?? '',
        preferredDate: body.preferredDate ?? '',
        vehicle: body.vehicle ?? '',
      });
      return { status: true, message: 'Your booking request has been sent. We will call you to confirm the time.' };
    },
  ({ settings }) => ({ config: formLimit(settings) }),
);
