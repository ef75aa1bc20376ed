import { useRouter } from '@tanstack/react-router';
import { useApi } from '../http/api-context.ts';

/** Address of the competition's terms as a PDF, in the region of the page. */
export const useCompetitionTerms = (): string => {
  const { region } = useApi();
  const { basepath } = useRouter();
  return `${basepath.replace(/\/$/, '')}/${region}/pdf/Promotion/Competition-Terms.pdf`;
};
