import { callRoute } from '../call.ts';
import { formLimit, toWriter } from './form.ts';

export const submitContactUs = callRoute(
  'Contactus/submit-contactus',
  ({ clients }) =>
    async (request) => {
      await clients.enquiries.submitEnquiry(toWriter(request.body, request));
      return { status: true, message: 'The enquiry has been sent.' };
    },
  ({ settings }) => ({ config: formLimit(settings) }),
);
