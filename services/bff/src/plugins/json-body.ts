import { DomainError } from '@southline/kernel/errors';
import type { App } from '../context.ts';
import { isReasonableJson } from '../security/json-shape.ts';

const malformed = () => new DomainError('invalid', 'InvalidRequest', 'The body is not valid JSON.');

/** Calls accept only JSON. An empty body counts as `{}`. */
export const addJsonBody = (app: App): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (typeof body !== 'string' || body.trim() === '') return done(null, {});
    if (!isReasonableJson(body)) return done(malformed());
    parse(request, body, (error, value) => (error ? done(malformed()) : done(null, value)));
  });
  app.addHook('preValidation', async (request) => {
    if (request.method === 'POST' && request.body === undefined) request.body = {};
  });
};
