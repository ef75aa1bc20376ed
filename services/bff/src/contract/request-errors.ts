import { DomainError } from '@southline/kernel/errors';
import type { FastifyError, FastifySchemaValidationError } from 'fastify';

const maxErrors = 20;

// The name of an unknown field may be any text, so only plain names are repeated in the answer.
const plainName = /^[\w.$-]{1,80}$/;

const fieldOf = ({ keyword, instancePath, params }: FastifySchemaValidationError): string => {
  const path = instancePath.split('/').filter(Boolean);
  if (keyword === 'required') path.push(String(params.missingProperty));
  if (keyword === 'additionalProperties') path.push(String(params.additionalProperty));
  const field = path.join('.');
  return plainName.test(field) ? field : '';
};

const types: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const fewer = (limit: unknown, things: string) => (limit === 1 ? 'is empty' : `has fewer than ${limit} ${things}`);

/** The validator's own words are about schemas, so people never get them. */
const words: Readonly<Record<string, (params: FastifySchemaValidationError['params'], message: string) => string>> = {
  type: ({ type }) => `is not ${types[String(type)] ?? 'valid'}`,
  minLength: ({ limit }) => fewer(limit, 'characters'),
  maxLength: ({ limit }) => `has more than ${limit} characters`,
  minItems: ({ limit }) => fewer(limit, 'entries'),
  maxItems: ({ limit }) => `has more than ${limit} entries`,
  maxProperties: ({ limit }) => `has more than ${limit} fields`,
  minimum: ({ limit }) => `is less than ${limit}`,
  maximum: ({ limit }) => `is more than ${limit}`,
  required: () => 'is required',
  additionalProperties: () => 'is not a field of this call',
  pattern: () => 'has characters that do not belong here',
  multipleOf: () => 'has too many decimals',
  enum: ({ allowedValues }) => `is none of ${[allowedValues].flat().join(', ')}`,
  const: ({ allowedValue }) => `is not ${allowedValue}`,
  anyOf: () => notValid,
  // Our own keyword has words for people.
  'x-reading': (_, message) => message,
};
const notValid = 'is not valid';

export const hasWords = (keyword: string): boolean => keyword in words;

const messageOf = ({ keyword, message = notValid, params }: FastifySchemaValidationError): string =>
  words[keyword]?.(params, message) ?? notValid;

/** InvalidRequest with one detail per field that the schema refused. */
export const invalidRequest = (problems: readonly FastifySchemaValidationError[]): DomainError => {
  const found = problems.slice(0, maxErrors).map((problem) => [fieldOf(problem), messageOf(problem)] as const);
  const [first] = found;
  const message = first ? `${first[0] || 'The request'} ${first[1]}.` : 'The request is not valid.';
  // Only the first error of a field is reported, which is the clearest; later ones add nothing.
  const firsts = found.filter(([field], index) => found.findIndex(([other]) => other === field) === index);
  return new DomainError('invalid', 'InvalidRequest', message, Object.fromEntries(firsts));
};

const tooLarge = () => new DomainError('too-large', 'TooLarge', 'This is larger than the call accepts.');
const unsupported = () =>
  new DomainError('unsupported', 'UnsupportedMediaType', 'This call takes application/json in UTF-8.');

/** More files, fields or parts than the form allows. The size is not the problem. */
const tooManyParts: ReadonlySet<unknown> = new Set(['FST_FILES_LIMIT', 'FST_FIELDS_LIMIT', 'FST_PARTS_LIMIT']);
const malformedForm = () =>
  new DomainError('invalid', 'InvalidRequest', 'The form has more files or fields than the call takes.');

/** Translates the framework's errors about a request into errors of the contract; returns other errors unchanged. */
export const fromFramework = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof DomainError) return error;
  const { validation, statusCode, code } = error as Partial<FastifyError>;
  if (validation) return invalidRequest(validation);
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return unsupported();
  if (tooManyParts.has(code)) return malformedForm();
  if (statusCode === 413) return tooLarge();
  if (statusCode === 404) return new DomainError('not-found', 'NotFound', 'There is nothing here.');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new DomainError('invalid', 'InvalidRequest', 'The request is malformed.');
  }
  return error;
};
