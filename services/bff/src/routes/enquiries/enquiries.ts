import type { Body } from '@southline/rest/types';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../../context.ts';
import { callRoute } from '../call.ts';
import { languageOf } from '../language.ts';

const hourMs = 3_600_000;

/** Each of these forms sends mail, so a client address may send only so many in an hour (counted in this process). */
const formLimit = ({ FORMS_PER_HOUR }: Pick<Settings, 'FORMS_PER_HOUR'>) => ({
  rateLimit: { max: FORMS_PER_HOUR, timeWindow: hourMs },
});

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
