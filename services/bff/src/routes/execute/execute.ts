import { Type } from 'typebox';
import type { Route } from '../../context.ts';
import { done, refusal } from '../../contract/envelope.ts';
import { object } from '../../contract/fields.ts';
import { notFound } from '../../contract/order-details.ts';
import { picturesOf } from '../../contract/pictures.ts';
import { invalidRequest } from '../../contract/request-errors.ts';
import { recognise } from '../../plugins/permissions.ts';
import { postCall, providerParams } from '../call.ts';
import type { Operation } from './operation.ts';
import { findOperation, operations } from './table.ts';

const provider = 'parts';

const body = object({
  httpMethod: Type.String({ maxLength: 10 }),
  urlRelative: Type.String({ maxLength: 200 }),
  data: Type.Optional(Type.Object({})),
  userIP: Type.Optional(Type.String({ maxLength: 100, description: 'Ignored.' })),
});

const schema = {
  ...postCall({ tag: 'Parts', summary: 'One operation of the parts table' }, body, {
    200: Type.Unknown(),
    '4xx': refusal,
    '5xx': refusal,
  }),
  params: providerParams,
};

// One object per operation: compiled serialisers are remembered by their schema's identity.
const answerSchemas: ReadonlyMap<Operation, Record<string, unknown>> = new Map(
  operations.map((operation) => [operation, { ...Type.Object({ status: Type.Boolean(), data: operation.answer }) }]),
);

export const execute: Route = (app, context) => {
  const { clients, settings, limitLookUps } = context;
  app.post('/:provider/execute', { schema }, async (request, reply) => {
    const { params, body, region } = request;
    const operation = findOperation(body.httpMethod, body.urlRelative);
    if (params.provider.toLowerCase() !== provider || !operation) throw notFound('There is no such operation.');

    const data = body.data ?? {};
    const validate = request.compileValidationSchema(operation.data);
    if (!validate(data)) throw invalidRequest(validate.errors ?? []);
    const answer = await operation.run(data, {
      clients,
      pictures: picturesOf(settings.BASE_PATH, region),
      // Whoever is signed in is not counted; whoever cannot be recognised just now is a guest here.
      countLookUp: async () => {
        const found = await recognise(request, reply, context).catch(() => undefined);
        if (found === undefined || found === 'over') await limitLookUps(request.ip, request.guest?.subject);
      },
    });

    const serialize = reply.compileSerializationSchema(answerSchemas.get(operation) ?? {});
    return reply
      .type('application/json; charset=utf-8')
      .serializer(serialize)
      .send({ ...done, data: answer });
  });
};
