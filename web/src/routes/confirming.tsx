import type { ReactNode } from 'react';
import { useConfirmFactor } from '../features/second-factor/components/use-confirm-factor.tsx';
import { ConfirmedContext } from '../shared/http/confirmed.ts';

/** A part of a page where staff may have to confirm with their second factor. */
export const Confirming = ({ children }: { children: ReactNode }) => {
  const { confirmed, dialog } = useConfirmFactor();
  return (
    <ConfirmedContext value={confirmed}>
      {children}
      {dialog}
    </ConfirmedContext>
  );
};
