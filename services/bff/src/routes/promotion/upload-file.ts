import multipart from '@fastify/multipart';
import type { UploadReceiptRequest } from '@southline/contracts/content';
import { maskCardNumbers } from '@southline/kernel/card-number';
import { DomainError } from '@southline/kernel/errors';
import type { FastifyRequest } from 'fastify';
import type { App, Context } from '../../context.ts';
import { keepGuest } from '../../plugins/guest-cookie.ts';
import { callRoute } from '../call.ts';

/** Spec §5. One more passes here, so that the service sees that it is too many. */
const maxBytes = 100_000_000;
/** Boundaries and fields around the file. */
const maxAround = 64 * 1024;
/** Of a message between processes. */
const pieceBytes = 64 * 1024;

const invalid = (field: string, message: string) =>
  new DomainError('invalid', 'InvalidRequest', message, { [field]: message });
const wrongField = () => invalid('files', 'The form has one file in `files`, and `receiptNo`.');
const tooLarge = () =>
  new DomainError('too-large', 'TooLarge', 'The file is larger than 100,000,000 bytes. Please choose a smaller one.');

const inPieces = function* (bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
};

/** What the parser of forms says of one without a boundary, or that ends in the middle, is a plain error. */
const readable = (error: unknown): unknown =>
  error instanceof Error && !(error instanceof DomainError) && !('statusCode' in error)
    ? invalid('files', 'The form could not be read to its end. Please try again.')
    : error;

/** The form as it comes in, as messages for the service: the file piece by piece, then the receipt that it belongs to. */
const readForm = async function* (request: FastifyRequest): AsyncGenerator<UploadReceiptRequest> {
  let receiptNo = '';
  let bytes = -1;
  const limits = { fileSize: maxBytes + 1, files: 1, fields: 5, fieldSize: 200, headerPairs: 20, parts: 6 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.fieldname !== 'receiptNo' || typeof part.value !== 'string') throw wrongField();
      receiptNo = maskCardNumbers(part.value.trim());
      continue;
    }
    if (part.fieldname !== 'files') throw wrongField();
    bytes = 0;
    yield { part: { $case: 'header', value: { originalName: maskCardNumbers(part.filename.slice(0, 255)) } } };
    for await (const chunk of part.file) {
      bytes += chunk.length;
      for (const value of inPieces(chunk)) yield { part: { $case: 'chunk', value } };
    }
  }
  if (bytes < 0) throw invalid('files', 'Please upload your receipt.');
  yield { part: { $case: 'end', value: { bytes, receiptNo: receiptNo.slice(0, 60) } } };
};

const messagesOf = async function* (request: FastifyRequest): AsyncGenerator<UploadReceiptRequest> {
  try {
    yield* readForm(request);
  } catch (error) {
    throw readable(error);
  }
};

const upload = callRoute(
  'ChicagoEntry/upload-file',
  ({ clients, settings }) =>
    async (request, reply) => {
      if (!request.isMultipart())
        throw new DomainError('unsupported', 'UnsupportedMediaType', 'This call takes a form with a file.');
      if (Number(request.headers['content-length'] ?? 0) > maxBytes + maxAround) throw tooLarge();
      const { fileName } = await clients.promotion.uploadReceipt(messagesOf(request));
      const { guest, person } = request;
      // Only now: a refused file leaves no session behind.
      if (guest && !person) keepGuest(reply, guest, settings);
      return { status: true, fileName };
    },
  ({ settings }) => ({
    bodyLimit: maxBytes + maxAround,
    config: { transfer: true, rateLimit: { max: settings.UPLOADS_PER_HOUR, timeWindow: 3_600_000 } },
  }),
);

/** In a scope of its own: the other calls take JSON alone. */
export const uploadFile = (scope: App, context: Context): void => {
  void scope.register(async (app: App) => {
    await app.register(multipart, { throwFileSizeLimit: false });
    upload(app, context);
  });
};
