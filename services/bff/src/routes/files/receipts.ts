import { Readable } from 'node:stream';
import type { ReadReceiptResponse } from '@southline/contracts/content';
import { Type } from 'typebox';
import type { Route } from '../../context.ts';
import { notFound } from '../../contract/order-details.ts';
import { recognise } from '../../plugins/permissions.ts';
import { asOwner } from '../owner.ts';

const schema = {
  hide: true,
  params: Type.Object({ region: Type.String(), fileName: Type.String({ maxLength: 80 }) }),
};

/** Nothing in it may run, whatever it is. */
const csp = "default-src 'none'; sandbox";
const extensions: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' };

const rest = async function* (messages: AsyncIterator<ReadReceiptResponse>) {
  for (let next = await messages.next(); !next.done; next = await messages.next()) {
    if (next.value.part?.$case === 'chunk') yield Buffer.from(next.value.part.value);
  }
};

/** Uploaded receipts, for their uploader and staff. */
export const receipts: Route = (app, context) => {
  app.get(
    '/chicago-entry-upload/:fileName',
    {
      schema,
      config: { transfer: true, permission: { who: 'G' } },
      onRequest: async (request, reply) => void (await recognise(request, reply, context)),
    },
    async (request, reply) => {
      const { fileName } = request.params;
      const { file, messages } = await asOwner(request, context, async () => {
        const answer = context.clients.promotion.readReceipt({ fileName })[Symbol.asyncIterator]();
        const first = await answer.next();
        if (first.done || first.value.part?.$case !== 'file') throw notFound('There is no such file.');
        return { file: first.value.part.value, messages: answer };
      });
      const isPicture = file.contentType === 'image/jpeg';
      return reply
        .header('cache-control', 'no-store')
        .header('content-security-policy', csp)
        .header(
          'content-disposition',
          `${isPicture ? 'inline' : 'attachment'}; filename="receipt.${extensions[file.contentType] ?? 'bin'}"`,
        )
        .type(file.contentType)
        .send(Readable.from(rest(messages)));
    },
  );
};
