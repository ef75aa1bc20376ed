import { toEntryRequest } from '../../contract/promotion.ts';
import { callRoute } from '../call.ts';
import { isOwnEmail } from '../enquiries/proven-email.ts';
import { languageOf } from '../language.ts';

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
