import type { SwaggerTransform } from '@fastify/swagger';
import { Type } from 'typebox';
import { object, words } from '../../contract/fields.ts';
import { regions } from '../../contract/region.ts';
import type { Operation } from './operation.ts';
import { operations } from './table.ts';

const describeRequest = ({ httpMethod, urlRelative, summary, data }: Operation) =>
  Type.Object(
    {
      httpMethod: Type.Literal(httpMethod),
      urlRelative: Type.Literal(urlRelative),
      data,
      userIP: Type.Optional(Type.String({ description: 'Ignored.' })),
    },
    { title: `${httpMethod} ${urlRelative}`, description: summary, additionalProperties: false },
  );

const describeAnswer = ({ httpMethod, urlRelative, answer }: Operation) =>
  Type.Object({ status: Type.Boolean(), data: answer }, { title: `${httpMethod} ${urlRelative}` });

/** In the document, `execute` shows every row of its table: what it takes and what it answers. */
export const documentOperations: SwaggerTransform = ({ schema, url }) => {
  if (!schema || !url.endsWith('/execute')) return { schema, url };
  const params = object({ region: words(regions), provider: Type.Literal('parts') });
  const response = { ...(schema.response as object), 200: Type.Union(operations.map(describeAnswer)) };
  return { schema: { ...schema, params, body: Type.Union(operations.map(describeRequest)), response }, url };
};
