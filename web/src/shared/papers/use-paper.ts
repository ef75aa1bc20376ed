import { useMutation } from '@tanstack/react-query';
import { useApi } from '../http/api-context.ts';
import { type Paper, type PaperOf, paperLink } from './paper-link.ts';

/** Asks for the paper and opens it in a new window; where the browser blocks that, its address stays to be pressed. */
export const usePaper = (paper: Paper, order: PaperOf) => {
  const api = useApi();
  return useMutation({
    mutationFn: async () => {
      const link = await paperLink(api, paper, order);
      const opened = window.open(link, '_blank');
      return { link, blocked: opened === null };
    },
  });
};
