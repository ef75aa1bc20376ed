import multipart from '@fastify/multipart';
import { maskCardNumbers } from '@southline/kernel/card-number';
import { hourMs } from '@southline/kernel/clock';
import { DomainError, invalidField } from '@southline/kernel/errors';
import type { FastifyRequest } from 'fastify';
import type { App, Route } from '../../context.ts';

/** Forms have a scope of their own, because all other calls accept only JSON. */
export const formScope =
  (add: Route): Route =>
  (scope, context) => {
    void scope.register(async (app: App) => {
      await app.register(multipart, { throwFileSizeLimit: false });
      add(app, context);
    });
  };

/** The size of boundaries and fields around the file. */
const maxAround = 64 * 1024;
/** The size of one message to another service. */
const pieceBytes = 64 * 1024;

/** A form with one file in `files`. */
export interface FileForm {
  /** The limit of the file. One more byte is passed on, so that the service notices a file that is too large. */
  readonly maxBytes: number;
  readonly tooLarge: () => DomainError;
  /** Names of the text fields allowed beside the file. */
  readonly fields: readonly string[];
  /** The error texts for a form with other contents, and for a form without a file. */
  readonly wrong: string;
  readonly missing: string;
}

/** A part of a message to the service that stores the file. */
export type FormPart =
  | { readonly $case: 'header'; readonly value: { readonly originalName: string } }
  | { readonly $case: 'chunk'; readonly value: Buffer }
  | { readonly $case: 'end'; readonly value: { readonly bytes: number; readonly fields: Record<string, string> } };

const inPieces = function* (bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
};

/** The form parser throws a plain error if the boundary is missing or the form ends early. */
const readable = (error: unknown): unknown =>
  error instanceof Error && !(error instanceof DomainError) && !('statusCode' in error)
    ? invalidField('files', 'The form could not be read to its end. Please try again.')
    : error;

const parts = async function* (request: FastifyRequest, form: FileForm): AsyncGenerator<FormPart> {
  const fields: Record<string, string> = {};
  let bytes = -1;
  const limits = { fileSize: form.maxBytes + 1, files: 1, fields: 5, fieldSize: 200, headerPairs: 20, parts: 6 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (!form.fields.includes(part.fieldname) || typeof part.value !== 'string')
        throw invalidField('files', form.wrong);
      fields[part.fieldname] = maskCardNumbers(part.value.trim());
      continue;
    }
    if (part.fieldname !== 'files') throw invalidField('files', form.wrong);
    bytes = 0;
    yield { $case: 'header', value: { originalName: maskCardNumbers(part.filename.slice(0, 255)) } };
    for await (const chunk of part.file) {
      bytes += chunk.length;
      for (const value of inPieces(chunk)) yield { $case: 'chunk', value };
    }
  }
  if (bytes < 0) throw invalidField('files', form.missing);
  yield { $case: 'end', value: { bytes, fields } };
};

/** Reads the form as a stream: the file in pieces, then the other fields. Refuses an invalid form at once. */
export const readFileForm = (request: FastifyRequest, form: FileForm): AsyncGenerator<FormPart> => {
  if (!request.isMultipart())
    throw new DomainError('unsupported', 'UnsupportedMediaType', 'This call takes a form with a file.');
  if (Number(request.headers['content-length'] ?? 0) > form.maxBytes + maxAround) throw form.tooLarge();
  const read = async function* () {
    try {
      yield* parts(request, form);
    } catch (error) {
      throw readable(error);
    }
  };
  return read();
};

/** Options of a route with such a form. */
export const fileFormOptions = ({ maxBytes }: FileForm, perHour: number) => ({
  bodyLimit: maxBytes + maxAround,
  config: { transfer: true, rateLimit: { max: perHour, timeWindow: hourMs } },
});
