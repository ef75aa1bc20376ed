import type { UploadPhotoRequest } from '@southline/contracts/returns';
import { DomainError } from '@southline/kernel/errors';
import { largestReturnFile } from '@southline/kernel/returns';
import type { Identity } from '@southline/platform/identity';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { ownsNothing } from '../../security/permissions.ts';
import { callRoute } from '../call.ts';
import { asOwner, runAs } from '../owner.ts';
import { type FileForm, type FormPart, fileFormOptions, formScope, readFileForm } from '../uploads/file-form.ts';

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

/** A photo belongs to the owner of the order. Without an order it belongs to the caller, who has to be signed in. */
const ownerOfPhoto = async (
  context: Context,
  request: FastifyRequest,
  orderId: string | undefined,
): Promise<Identity> => {
  if (orderId === undefined) {
    if (!request.person) throw ownsNothing();
    return request.person.identity;
  }
  const key = { $case: 'orderId', value: orderId } as const;
  const check = async (caller: Identity) => {
    await context.clients.orders.getOrder({ key });
    return caller;
  };
  return asOwner(request, context, check, { orderId, changes: true });
};

export const returnUploadImage = formScope(
  callRoute(
    'return/return-upload-image',
    (context) => async (request) => {
      const owner = await ownerOfPhoto(context, request, request.query.orderID);
      const parts = readFileForm(request, form);
      const upload = () => context.clients.returnPhotos.uploadPhoto(messagesOf(parts));
      const { fileName, contentType } = await runAs(request, context, owner, upload);
      return { status: true, newFileName: fileName, files: { contentType } };
    },
    ({ settings }) => fileFormOptions(form, settings.UPLOADS_PER_HOUR),
  ),
);
