import { Readable } from 'node:stream';
import { Type } from 'typebox';
import type { Clients } from '../../clients/index.ts';
import type { Route } from '../../context.ts';
import { notFound } from '../../contract/order-details.ts';
import { recognise } from '../../plugins/permissions.ts';
import type { OpenedOrder } from '../../security/guest-orders.ts';
import { asOwner } from '../owner.ts';
import { shownAs } from './file-headers.ts';

/** Scripts in the file must not run. */
const csp = "default-src 'none'; sandbox";

/** The format in which a service sends a file: first its facts, then its pieces. */
interface FileMessage<File> {
  readonly part?:
    | { readonly $case: 'file'; readonly value: File }
    | { readonly $case: 'chunk'; readonly value: Uint8Array }
    | undefined;
}

interface Shown {
  readonly contentType: string;
  readonly name: string;
  /** True if we re-encoded the file. Only then may a page display it. */
  readonly inline: boolean;
}

const rest = async function* (messages: AsyncIterator<FileMessage<unknown>>) {
  for (let next = await messages.next(); !next.done; next = await messages.next()) {
    if (next.value.part?.$case === 'chunk') yield Buffer.from(next.value.part.value);
  }
};

/** Uploaded files, for their uploader and staff. */
const uploads =
  <File>(
    folder: string,
    read: (clients: Clients, fileName: string) => AsyncIterable<FileMessage<File>>,
    shown: (file: File, fileName: string) => Shown,
    orderOf?: (file: File) => string,
  ): Route =>
  (app, context) => {
    const params = Type.Object({ region: Type.String(), fileName: Type.String({ maxLength: 80 }) });
    app.get(
      `/${folder}/:fileName`,
      {
        schema: { hide: true, params },
        config: { transfer: true, permission: { who: 'G', staffToo: true } },
        onRequest: async (request, reply) => void (await recognise(request, reply, context)),
      },
      async (request, reply) => {
        const { fileName } = request.params;
        const begin = async () => {
          const answer = read(context.clients, fileName)[Symbol.asyncIterator]();
          const first = await answer.next();
          if (first.done || first.value.part?.$case !== 'file') throw notFound('There is no such file.');
          return { file: first.value.part.value, messages: answer };
        };
        // A new photo has no order yet. Its name cannot be guessed.
        const isOf = async ({ orderId }: OpenedOrder) => {
          const { file, messages } = await begin();
          await messages.return?.();
          return ['', orderId].includes(orderOf?.(file) ?? 'none');
        };
        const { file, messages } = await asOwner(request, context, begin, orderOf && { isOf });
        const { contentType, name, inline } = shown(file, fileName);
        const disposition = shownAs(name);
        return reply
          .header('cache-control', 'no-store')
          .header('content-security-policy', csp)
          .header('content-disposition', inline ? disposition : disposition.replace('inline', 'attachment'))
          .type(contentType)
          .send(Readable.from(rest(messages)));
      },
    );
  };

const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' };

/** Receipts of the promotion. */
export const receipts = uploads(
  'chicago-entry-upload',
  ({ promotion }, fileName) => promotion.readReceipt({ fileName }),
  ({ contentType }) => ({
    contentType,
    name: `receipt.${endings[contentType] ?? 'bin'}`,
    inline: contentType === 'image/jpeg',
  }),
);

/** Photos and documents of returns. */
export const returnPhotos = uploads(
  'upload',
  (clients, fileName) => clients.returnPhotos.readPhoto({ fileName }),
  ({ contentType, inline }, name) => ({ contentType: inline ? contentType : 'application/octet-stream', name, inline }),
  ({ orderId }) => orderId,
);
