import { done } from '@southline/rest/envelope';
import { operations } from '@southline/rest/operations';
import type { OperationPath } from '@southline/rest/types';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { notFound } from '../../contract/order-details.ts';
import { picturesOf } from '../../contract/pictures.ts';
import { invalidRequest } from '../../contract/request-errors.ts';
import { recognise } from '../../plugins/permissions.ts';
import { maskTexts } from '../../security/card-numbers.ts';
import { callRoute } from '../call.ts';
import { createAnswerCache } from '../products/answer-cache.ts';
import { FromBytes, findOperation } from './table.ts';

const provider = 'parts';

// One schema object per operation, because Fastify caches compiled serialisers by schema identity.
const answerSchemas: ReadonlyMap<string, Record<string, unknown>> = new Map(
  Object.entries(operations).map(([path, { answer }]) => [
    path,
    { ...Type.Object({ status: Type.Boolean(), data: answer }) },
  ]),
);

const answerSchema = (path: OperationPath) => answerSchemas.get(path) ?? {};

/** Pages of a search and of a part take 5 to 15 kB, including their source bytes. */
const cacheBytes = 8_000_000;

export const execute = callRoute('parts/execute', (context) => {
  const { clients, settings, limitLookUps } = context;
  const answers = createAnswerCache(cacheBytes);
  return async (request, reply) => {
    const { params, body, region } = request;
    const operation = findOperation(body.httpMethod, body.urlRelative);
    if (params.provider.toLowerCase() !== provider || !operation) throw notFound('There is no such operation.');
    request.operation = operation.path;

    const data = body.data ?? {};
    const validate = request.compileValidationSchema(operations[operation.path].data);
    if (!validate(data)) throw invalidRequest(validate.errors ?? []);
    maskTexts(data);
    const answer = await operation.run(data, {
      clients,
      pictures: picturesOf(settings.BASE_PATH, region),
      // A caller who cannot be identified at the moment counts as a guest.
      countLookUp: async () => {
        await recognise(request, reply, context).catch(() => undefined);
        await limitLookUps({ address: request.ip, guest: request.guest?.subject, person: request.person });
      },
    });

    const serialize = reply.compileSerializationSchema(answerSchema(operation.path));
    const text = (made: unknown) => serialize({ ...done, data: made });
    const json: FastifyReply = reply.type('application/json; charset=utf-8');
    // The text already matches the schema, so it is sent without serialising.
    if (!(answer instanceof FromBytes)) return json.send(text(answer));
    const key = JSON.stringify([region, operation.path, data]);
    return json.send(answers.of(key, answer.bytes, () => text(answer.make())));
  };
});
