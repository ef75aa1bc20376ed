import type { Body } from '@southline/rest/types';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../../context.ts';
import { languageOf } from '../language.ts';

const hourMs = 3_600_000;

/** Each of these forms sends mail, so a client address may send only so many in an hour (counted in this process). */
export const formLimit = ({ FORMS_PER_HOUR }: Pick<Settings, 'FORMS_PER_HOUR'>) => ({
  rateLimit: { max: FORMS_PER_HOUR, timeWindow: hourMs },
});

export const toWriter = (
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
