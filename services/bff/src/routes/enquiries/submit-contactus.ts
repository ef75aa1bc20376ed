import type { Route } from '../../context.ts';
import { answers } from '../../contract/envelope.ts';
import { object } from '../../contract/fields.ts';
import { postCall } from '../call.ts';
import { formLimit, toWriter, writerFields } from './form.ts';

const schema = postCall({ tag: 'Content', summary: 'Sends an enquiry' }, object(writerFields), answers({}));

export const submitContactUs: Route = (app, { clients, settings }) => {
  app.post('/Contactus/submit-contactus', { schema, config: formLimit(settings) }, async (request) => {
    await clients.enquiries.submitEnquiry(toWriter(request.body, request));
    return { status: true, message: 'The enquiry has been sent.' };
  });
};
