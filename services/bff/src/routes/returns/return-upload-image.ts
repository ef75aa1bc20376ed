import type { UploadPhotoRequest } from '@southline/contracts/returns';
import { DomainError } from '@southline/kernel/errors';
import { largestReturnFile } from '@southline/kernel/returns';
import { callRoute } from '../call.ts';
import { type FileForm, type FormPart, fileFormOptions, readFileForm } from '../uploads/file-form.ts';
import { formScope } from '../uploads/form-scope.ts';

const form: FileForm = {
  maxBytes: largestReturnFile,
  tooLarge: () =>
    new DomainError('too-large', 'TooLarge', 'The file is larger than 20 MB. Please choose a smaller one.'),
  fields: [],
  wrong: 'One image only',
  missing: 'Please upload a file.',
};

const messagesOf = async function* (parts: AsyncIterable<FormPart>): AsyncGenerator<UploadPhotoRequest> {
  for await (const part of parts)
    yield { part: part.$case === 'end' ? { $case: 'end', value: { bytes: part.value.bytes } } : part };
};

export const returnUploadImage = formScope(
  callRoute(
    'return/return-upload-image',
    ({ clients }) =>
      async (request) => {
        const parts = readFileForm(request, form);
        const { fileName, contentType } = await clients.returnPhotos.uploadPhoto(messagesOf(parts));
        return { status: true, newFileName: fileName, files: { contentType } };
      },
    ({ settings }) => fileFormOptions(form, settings.UPLOADS_PER_HOUR),
  ),
);
