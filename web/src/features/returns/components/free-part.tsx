import { useMoney } from '../../../shared/i18n/use-money.ts';
import { Term } from '../../../shared/ui/term.tsx';
import { messages } from '../messages.ts';

/** What a refund deducts for free parts that stay without the part that they were free with, or adds when they come back. In dollars. */
export const FreePart = ({ kept }: { kept: number }) => {
  const { money } = useMoney();
  if (kept === 0) return null;
  return kept > 0 ? (
    <Term name={messages.freePartKept}>−{money(kept)}</Term>
  ) : (
    <Term name={messages.freePartReturned}>{money(-kept)}</Term>
  );
};
