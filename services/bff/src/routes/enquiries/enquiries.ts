import type { Body } from '@southline/rest/types';
import type { FastifyRequest } from 'fastify';
import { callRoute } from '../call.ts';
import { languageOf } from '../language.ts';
import { formLimit } from './form-limit.ts';
import { isOwnEmail } from './proven-email.ts';

const toWriter = (
  body: Body<'Contactus/submit-contactus'>,
  request: Pick<FastifyRequest, 'id' | 'region'> & Parameters<typeof languageOf>[0],
) => ({
  requestId: request.id,
  name: body.name ?? '',
  phone: body.phone ?? '',
  email: body.email ?? '',
  comment: body.comment ?? '',
  region: request.region,
  language: body.language ?? languageOf(request),
});

export const submitContactUs = callRoute(
  'Contactus/submit-contactus',
  (context) => async (request, reply) => {
    const writer = toWriter(request.body, request);
    const emailProven = await isOwnEmail(request, reply, context, writer.email);
    await context.clients.enquiries.submitEnquiry({ ...writer, emailProven });
    return { status: true, message: 'The enquiry has been sent.' };
  },
  ({ settings }) => ({ config: formLimit(settings) }),
);

export const requestBooking = callRoute(
  'booking/request',
  (context) => async (request, reply) => {
    const { body } = request;
    const writer = toWriter(body, request);
    await context.clients.enquiries.requestBooking({
      ...writer,
      emailProven: await isOwnEmail(request, reply, context, writer.email),
      dealerCode: body.dealerCode ?? '',
      service: body.service ?? '',
      preferredDate: body.preferredDate ?? '',
      secondDate: body.secondDate ?? '',
      vehicle: body.vehicle ?? '',
      plate: body.plate ?? '',
      postcode: body.postcode ?? '',
    });
    return { status: true, message: 'Your booking request has been sent. We will call you to confirm the time.' };
  },
  ({ settings }) => ({ config: formLimit(settings) }),
);
