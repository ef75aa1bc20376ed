import { Type } from 'typebox';
import type { Route } from '../../context.ts';
import { answers } from '../../contract/envelope.ts';
import { object, text } from '../../contract/fields.ts';
import { postCall } from '../call.ts';
import { formLimit, toWriter, writerFields } from './form.ts';

const schema = postCall(
  { tag: 'Content', summary: 'Asks for a service at a dealer, or through the bookings desk' },
  object({
    ...writerFields,
    dealerCode: Type.Optional(text(20)),
    service: Type.Optional(text(100)),
    preferredDate: Type.Optional(text(10)),
    vehicle: Type.Optional(text(200)),
  }),
  answers({}),
);

export const requestBooking: Route = (app, { clients, settings }) => {
  app.post('/booking/request', { schema, config: formLimit(settings) }, async (request) => {
    const { body } = request;
    await clients.enquiries.requestBooking({
      ...toWriter(body, request),
      dealerCode: body.dealerCode ?? '',
      service: body.service ?? '',
      preferredDate: body.preferredDate ?? '',
      vehicle: body.vehicle ?? '',
    });
    return { status: true, message: 'Your booking request has been sent. We will call you to confirm the time.' };
  });
};
