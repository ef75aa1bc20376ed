import { Type } from 'typebox';
import type { Route } from '../../context.ts';
import { answers } from '../../contract/envelope.ts';
import { language, lines, object, text } from '../../contract/fields.ts';
import { postCall } from '../call.ts';
import { languageOf } from '../language.ts';
import { formLimit } from './form.ts';

const schema = postCall(
  { tag: 'Content', summary: 'Asks for a service at a dealer, or through the bookings desk' },
  object({
    dealerCode: Type.Optional(text(20)),
    service: Type.Optional(text(100)),
    name: Type.Optional(text(100)),
    phone: Type.Optional(text(30)),
    email: Type.Optional(text(254)),
    preferredDate: Type.Optional(text(10)),
    vehicle: Type.Optional(text(200)),
    comment: Type.Optional(lines(4_000)),
    language: Type.Optional(language()),
  }),
  answers({}),
);

export const requestBooking: Route = (app, { clients, settings }) => {
  app.post('/booking/request', { schema, config: formLimit(settings) }, async (request) => {
    const { body, id, region } = request;
    await clients.enquiries.requestBooking({
      requestId: id,
      dealerCode: body.dealerCode ?? '',
      service: body.service ?? '',
      name: body.name ?? '',
      phone: body.phone ?? '',
      email: body.email ?? '',
      preferredDate: body.preferredDate ?? '',
      vehicle: body.vehicle ?? '',
      comment: body.comment ?? '',
      region,
      language: body.language ?? languageOf(request),
    });
    return { status: true, message: 'Your booking request has been sent. We will call you to confirm the time.' };
  });
};
