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

const messageOf = ({ keyword, message, params }: FastifySchemaValidationError): string => {
  if (keyword === 'minLength') return params.limit === 1 ? 'is empty' : `has fewer than ${params.limit} characters`;
  if (keyword === 'maxLength') return `has more than ${params.limit} characters`;
  if (keyword === 'required') return 'is required';
  if (keyword === 'additionalProperties') return 'is not a field of this call';
  if (keyword === 'pattern') return 'has characters that do not belong here';
  if (keyword === 'multipleOf') return 'has too many decimals';
  return message ?? 'is not valid';
};

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
