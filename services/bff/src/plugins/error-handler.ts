import { DomainError, isDomainError } from '@southline/kernel/errors';
import { switchText } from '@southline/kernel/switches';
import type { Logger } from '@southline/platform/logger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestField } from '../contract/delivery.ts';
import { type Answer, toAnswer } from '../contract/errors.ts';
import { fromFramework } from '../contract/request-errors.ts';

const json = 'application/json; charset=utf-8';

/** Bypasses the response schemas, because a refusal may replace the declared answer (200 with `status: false`). */
export const sendAnswer = (reply: FastifyReply, { http, body, retryAfter }: Answer): FastifyReply => {
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(http).type(json).header('cache-control', 'no-store').serializer(JSON.stringify).send(body);
};

/**
 * The refusal by a switch has a text in each language. The language is read only for that error, because other requests
 * may fail before their cookies are read.
 */
const inLanguage = (error: unknown, languageOf: () => string): unknown => {
  if (!isDomainError(error, 'SwitchedOff')) return error;
  const { kind, code, details } = error;
  const { en = error.message, zh = en } = details;
  return new DomainError(kind, code, switchText({ en, zh }, languageOf()), details);
};

export const createErrorHandler =
  (logger: Logger, languageOf: (request: FastifyRequest) => string) =>
  (thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const error = inLanguage(fromFramework(thrown), () => languageOf(request));
    const { delivery } = request.routeOptions.config ?? {};
    const answer = toAnswer(error, request.id, delivery ? requestField : undefined);
    if (answer.http === 500) {
      logger.error({ err: error, requestId: request.id, route: request.routeOptions.url }, 'a request failed');
    } else if (isDomainError(error, 'Unavailable') && error.details.method) {
      logger.warn({ requestId: request.id, ...error.details }, 'a service did not answer');
    }
    return sendAnswer(reply, answer);
  };
