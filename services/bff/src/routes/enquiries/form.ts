import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Settings } from '../../context.ts';
import { language, lines, object, text } from '../../contract/fields.ts';
import { languageOf } from '../language.ts';

const hourMs = 3_600_000;

/** Each of these forms sends mail, so a client address may send only so many in an hour (counted in this process). */
export const formLimit = ({ FORMS_PER_HOUR }: Pick<Settings, 'FORMS_PER_HOUR'>) => ({
  rateLimit: { max: FORMS_PER_HOUR, timeWindow: hourMs },
});

/** Who writes, and what. What is missing is told in the spec's words, by the service. */
export const writerFields = {
  name: Type.Optional(text(100)),
  phone: Type.Optional(text(30)),
  email: Type.Optional(text(254)),
  comment: Type.Optional(lines(4_000)),
  language: Type.Optional(language()),
};

const writer = object(writerFields);

export const toWriter = (
  body: Static<typeof writer>,
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
