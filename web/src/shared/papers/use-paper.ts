import { useCall } from '../calls/use-call.ts';
import { type Paper, type PaperOf, paperLink } from './paper-link.ts';

/** Requests the PDF and opens it in a new window. If the browser blocks that, a link is shown. */
export const usePaper = (paper: Paper, order: PaperOf) =>
  useCall(async (api) => {
    const link = await paperLink(api, paper, order);
    const opened = window.open(link, '_blank');
    return { link, blocked: opened === null };
  });
