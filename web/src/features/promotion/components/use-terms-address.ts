import { useApi } from '../../../shared/http/api-context.ts';

/** The terms of the promotion as PDF. */
export const useTermsAddress = (): string => useApi().fileUrl('pdf/Terms/chicago-entry-terms.pdf');
