import { calls } from '../../../packages/rest/src/calls.ts';
import { operations } from '../../../packages/rest/src/operations.ts';
import type { Verdict } from '../tally.ts';

type Schema = Readonly<Record<string, unknown>> & {
  readonly properties?: object;
  readonly patternProperties?: object;
};

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** Texts that people or programs write. A text with a fixed list of values is none. */
const isTextField = ({ type, enum: list, const: fixed }: Schema): boolean =>
  [type].flat().includes('string') && !list && fixed === undefined;

/** The keywords of a schema whose values describe the fields of an object, by name or for all other names. */
const named = ({ properties = {}, patternProperties = {}, additionalProperties }: Schema): [string, unknown][] => [
  ...Object.entries(properties),
  ...[...Object.values(patternProperties), additionalProperties].map((each): [string, unknown] => ['*', each]),
];

/** The paths of the text fields below a schema that do not name their reading. */
export const fieldsWithoutReading = (schema: unknown, path: string): string[] => {
  if (!isSchema(schema)) return [];
  if (isTextField(schema)) return schema['x-reading'] === undefined ? [path] : [];
  const { items, anyOf, oneOf, allOf } = schema;
  return [
    ...named(schema).flatMap(([name, each]) => fieldsWithoutReading(each, `${path}.${name}`)),
    ...[items].flat().flatMap((each) => fieldsWithoutReading(each, `${path}[]`)),
    ...[anyOf, oneOf, allOf].flat().flatMap((each) => fieldsWithoutReading(each, path)),
  ];
};

/** Checks that every text field of every request names its reading rule (packages/rest/src/fields.ts). */
export const checkTextFields = async (): Promise<Verdict> => {
  const requests = [
    ...Object.entries(calls).map(([path, { schema }]) => {
      const { params, querystring } = schema;
      return [path, { properties: { params, querystring, ...('body' in schema && { body: schema.body }) } }] as const;
    }),
    ...Object.entries(operations).map(([path, { data }]) => [path, data] as const),
  ];
  const missing = requests.flatMap(([path, schema]) => fieldsWithoutReading(schema, path));
  return { ok: missing.length === 0, reason: `these fields name no reading (fields.ts):\n${missing.join('\n')}` };
};
