import type { UploadReceiptRequest } from '@southline/contracts/content';
import { DomainError } from '@southline/kernel/errors';
import { setGuestCookie } from '../../plugins/guest-cookie.ts';
import { callRoute } from '../call.ts';
import { type FileForm, type FormPart, fileFormOptions, readFileForm } from '../uploads/file-form.ts';
import { formScope } from '../uploads/form-scope.ts';

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
