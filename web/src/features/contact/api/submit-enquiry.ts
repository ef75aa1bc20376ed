import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../shared/http/api-context.ts';

export type Enquiry = { name: string; phone: string; email: string; comment: string };

export const useSubmitEnquiry = () => {
  const api = useApi();
  return useMutation({
    // What was typed is not kept when the form is gone.
    gcTime: 0,
    mutationFn: (enquiry: Enquiry) => api.post<{ message?: string }>('Contactus/submit-contactus', enquiry),
  });
};
