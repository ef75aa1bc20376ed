import { done } from '@southline/rest/envelope';
import { operations } from '@southline/rest/operations';
import type { OperationPath } from '@southline/rest/types';
import { Type } from 'typebox';
import { notFound } from '../../contract/order-details.ts';
import { picturesOf } from '../../contract/pictures.ts';
import { invalidRequest } from '../../contract/request-errors.ts';
import { recognise } from '../../plugins/permissions.ts';
import { maskTexts } from '../../security/card-numbers.ts';
import { callRoute } from '../call.ts';
import { findOperation } from './table.ts';

const provider = 'parts';

// One object per operation: compiled serialisers are remembered by their schema's identity.
const answerSchemas: ReadonlyMap<string, Record<string, unknown>> = new Map(
  Object.entries(operations).map(([path, { answer }]) => [
    path,
    { ...Type.Object({ status: Type.Boolean(), data: answer }) },
  ]),
);

const answerSchema = (path: OperationPath) => answerSchemas.get(path) ?? {};

export const execute = callRoute('parts/execute', (context) => async (request, reply) => {
  const { clients, settings, limitLookUps } = context;
  const { params, body, region } = request;
  const operation = findOperation(body.httpMethod, body.urlRelative);
  if (params.provider.toLowerCase() !== provider || !operation) throw notFound('There is no such operation.');

  const data = body.data ?? {};
  const validate = request.compileValidationSchema(operations[operation.path].data);
  if (!validate(data)) throw invalidRequest(validate.errors ?? []);
  maskTexts(data);
  const answer = await operation.run(data, {
    clients,
    pictures: picturesOf(settings.BASE_PATH, region),
    // Anyone who is signed in is not counted; anyone who cannot be recognised just now is a guest here.
    countLookUp: async () => {
      const found = await recognise(request, reply, context).catch(() => undefined);
      if (found === undefined || found === 'over') await limitLookUps(request.ip, request.guest?.subject);
    },
  });

  const serialize = reply.compileSerializationSchema(answerSchema(operation.path));
  return reply
    .type('application/json; charset=utf-8')
    .serializer(serialize)
    .send({ ...done, data: answer });
});
