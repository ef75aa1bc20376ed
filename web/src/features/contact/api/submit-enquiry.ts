import type { Body } from '@southline/rest/types';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../shared/http/api-context.ts';

export type Enquiry = Required<Omit<Body<'Contactus/submit-contactus'>, 'language'>>;

export const useSubmitEnquiry = () => {
  const api = useApi();
  return useMutation({
    // Form input is not cached after the form is gone.
    gcTime: 0,
    mutationFn: (enquiry: Enquiry) => api.post('Contactus/submit-contactus', enquiry),
  });
};
