import type { Route } from '../../context.ts';
import { answers } from '../../contract/envelope.ts';
import { entryForm, toEntryRequest } from '../../contract/promotion.ts';
import { postCall } from '../call.ts';
import { languageOf } from '../language.ts';

const schema = postCall(
  { tag: 'Promotion', summary: 'Enters the promotion with a receipt: ten entries, once for each receipt' },
  entryForm,
  answers({}),
);

const inner = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'entry' in body && Object.keys(body).length === 1 ? body.entry : body;

export const submitPromotionEntry: Route = (app, { clients }) => {
  // The spec can be read either way: the fields themselves, or one field `entry` with them.
  const preValidation = async (request: { body: unknown }) => {
    request.body = inner(request.body);
  };
  app.post('/ChicagoEntry/submit', { schema, preValidation }, async (request) => {
    const { body, id, region } = request;
    const { entries } = await clients.promotion.submitEntry(
      toEntryRequest(body, { requestId: id, region, language: languageOf(request) }),
    );
    return { status: true, message: `Thank you. Your receipt has given you ${entries} entries.` };
  });
};
