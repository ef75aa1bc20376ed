import { Type } from 'typebox';
import type { Route } from '../../context.ts';
import { answers } from '../../contract/envelope.ts';
import { language, lines, object, text } from '../../contract/fields.ts';
import { postCall } from '../call.ts';
import { languageOf } from '../language.ts';
import { formLimit } from './form.ts';

// What is missing is told in the spec's words, by the service.
const schema = postCall(
  { tag: 'Content', summary: 'Sends an enquiry' },
  object({
    name: Type.Optional(text(100)),
    phone: Type.Optional(text(30)),
    email: Type.Optional(text(254)),
    comment: Type.Optional(lines(4_000)),
    language: Type.Optional(language()),
  }),
  answers({}),
);

export const submitContactUs: Route = (app, { clients, settings }) => {
  app.post('/Contactus/submit-contactus', { schema, config: formLimit(settings) }, async (request) => {
    const { body, id, region } = request;
    await clients.enquiries.submitEnquiry({
      requestId: id,
      name: body.name ?? '',
      phone: body.phone ?? '',
      email: body.email ?? '',
      comment: body.comment ?? '',
      region,
      language: body.language ?? languageOf(request),
    });
    return { status: true, message: 'The enquiry has been sent.' };
  });
};
