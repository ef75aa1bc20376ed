import type { SwaggerTransform } from '@fastify/swagger';
import { regions } from '@southline/kernel/region';
import { object, words } from '@southline/rest/fields';
import { operations } from '@southline/rest/operations';
import { Type } from 'typebox';

const rows = Object.entries(operations).map(([path, { httpMethod, summary, data, answer }]) => {
  const title = `${httpMethod} ${path}`;
  return {
    request: Type.Object(
      {
        httpMethod: Type.Literal(httpMethod),
        urlRelative: Type.Literal(path),
        data,
        userIP: Type.Optional(Type.String({ description: 'Ignored.' })),
      },
      { title, description: summary, additionalProperties: false },
    ),
    answer: Type.Object({ status: Type.Boolean(), data: answer }, { title }),
  };
});

/** Documents `execute` with one entry per row of its table, with input and output. */
export const documentOperations: SwaggerTransform = ({ schema, url }) => {
  if (!schema || !url.endsWith('/execute')) return { schema, url };
  const params = object({ region: words(regions), provider: Type.Literal('parts') });
  const response = { ...(schema.response as object), 200: Type.Union(rows.map(({ answer }) => answer)) };
  return { schema: { ...schema, params, body: Type.Union(rows.map(({ request }) => request)), response }, url };
};
