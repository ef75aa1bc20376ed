import type { Body } from '@southline/rest/types';
import { useCall } from '../../../shared/calls/use-call.ts';

export type Enquiry = Required<Omit<Body<'Contactus/submit-contactus'>, 'language'>>;

// Form input is not cached after the form is gone.
export const useSubmitEnquiry = () =>
  useCall((api, enquiry: Enquiry) => api.post('Contactus/submit-contactus', enquiry), { gcTime: 0 });
