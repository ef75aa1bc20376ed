import { Readable } from 'node:stream';
import type { UploadReceiptRequest } from '@southline/contracts/content';
import { DomainError } from '@southline/kernel/errors';
import { done } from '@southline/rest/envelope';
import type { Clients } from '../../clients/index.ts';
import { csvRows } from '../../contract/csv.ts';
import { entryColumns, entryRow, toEntryRequest } from '../../contract/promotion.ts';
import { setGuestCookie } from '../../plugins/guest-cookie.ts';
import { callRoute } from '../call.ts';
import { isOwnEmail } from '../enquiries/proven-email.ts';
import { languageOf } from '../language.ts';
import { type FileForm, type FormPart, fileFormOptions, formScope, readFileForm } from '../uploads/file-form.ts';

const form: FileForm = {
  maxBytes: 100_000_000,
  tooLarge: () =>
    new DomainError('too-large', 'TooLarge', 'The file is larger than 100,000,000 bytes. Please choose a smaller one.'),
  fields: ['receiptNo'],
  wrong: 'The form has one file in `files`, and `receiptNo`.',
  missing: 'Please upload your receipt.',
};

const messagesOf = async function* (parts: AsyncIterable<FormPart>): AsyncGenerator<UploadReceiptRequest> {
  for await (const part of parts) {
    if (part.$case !== 'end') yield { part };
    else {
      const { bytes, fields } = part.value;
      yield { part: { $case: 'end', value: { bytes, receiptNo: (fields.receiptNo ?? '').slice(0, 60) } } };
    }
  }
};

export const uploadFile = formScope(
  callRoute(
    'ChicagoEntry/upload-file',
    ({ clients, settings }) =>
      async (request, reply) => {
        const { fileName } = await clients.promotion.uploadReceipt(messagesOf(readFileForm(request, form)));
        const { guest, person } = request;
        // Set only after success, so that a refused file creates no guest session.
        if (guest && !person) setGuestCookie(reply, guest, settings);
        return { status: true, fileName };
      },
    ({ settings }) => fileFormOptions(form, settings.UPLOADS_PER_HOUR),
  ),
);

export const deleteFile = callRoute('ChicagoEntry/delete-file', ({ clients }) => async ({ body }) => {
  await clients.promotion.deleteReceipt({ fileName: body.fileName });
  return done;
});

const inner = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'entry' in body && Object.keys(body).length === 1 ? body.entry : body;

// Two forms of the body are allowed: the fields themselves, or one field `entry` that contains them.
const preValidation = async (request: { body: unknown }) => {
  request.body = inner(request.body);
};

export const submitPromotionEntry = callRoute(
  'ChicagoEntry/submit',
  (context) => async (request, reply) => {
    const { body, id, region } = request;
    const emailProven = await isOwnEmail(request, reply, context, body.email ?? '');
    const { entries } = await context.clients.promotion.submitEntry(
      toEntryRequest(body, { requestId: id, region, language: languageOf(request), emailProven }),
    );
    return { status: true, message: `Thank you. Your receipt has given you ${entries} entries.` };
  },
  { preValidation },
);

const pageSize = 500;

const rows = async function* ({ promotion }: Clients) {
  yield csvRows([entryColumns]);
  let pageToken = '';
  do {
    const page = await promotion.listEntries({ pageSize, pageToken });
    yield csvRows(page.entries.map(entryRow));
    pageToken = page.nextPageToken;
  } while (pageToken !== '');
};

export const promotionEntriesCsv = callRoute(
  'ChicagoEntry/entries.csv',
  ({ clients }) =>
    async (_request, reply) =>
      reply
        .header('content-disposition', 'attachment; filename="promotion-entries.csv"')
        .type('text/csv; charset=utf-8')
        .send(Readable.from(rows(clients))),
  { config: { transfer: true } },
);
