import type { Body } from '@southline/rest/types';
import type { FastifyRequest } from 'fastify';
import { callRoute } from '../call.ts';
import { languageOf } from '../language.ts';
import { formLimit } from './form-limit.ts';

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
  ({ clients }) =>
    async (request) => {
      await clients.enquiries.submitEnquiry(toWriter(request.body, request));
      return { status: true, message: 'The enquiry has been sent.' };
    },
  ({ settings }) => ({ config: formLimit(settings) }),
);

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
