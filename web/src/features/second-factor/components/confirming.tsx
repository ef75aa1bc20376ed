import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useApi } from '../../../shared/http/api-context.ts';
import { isApiError } from '../../../shared/http/api-error.ts';
import { type Confirmed, ConfirmedContext } from '../../../shared/http/confirmed.ts';
import type { Confirmation } from './confirm-dialog.tsx';

/** Buyers see pages with it, too. They never load the dialog. */
const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }));

/**
 * A part of a page whose calls may need a fresh second factor. Where the server finds it too old, a dialog asks for it, and the
 * call is repeated. Without an answer the call fails with the server's refusal.
 */
export const Confirming = ({ children }: { children: ReactNode }) => {
  const api = useApi();
  const [open, setOpen] = useState<Confirmation>();
  // Several calls wait for the same dialog.
  const waiting = useRef<Promise<boolean>>(undefined);
  const confirm = () => {
    waiting.current ??= (async () => {
      try {
        const { data: asked } = await api.post('auth/ask-second-factor');
        return await new Promise<boolean>((resolve) => setOpen({ asked, onClose: resolve }));
      } finally {
        setOpen(undefined);
        waiting.current = undefined;
      }
    })();
    return waiting.current;
  };
  const confirmed: Confirmed = async (call) => {
    try {
      return await call();
    } catch (error) {
      if (!isApiError(error, 'SecondFactorStale') || !(await confirm())) throw error;
      return call();
    }
  };
  return (
    <ConfirmedContext value={confirmed}>
      {children}
      {open && (
        <Suspense>
          <ConfirmDialog key={open.asked.token} {...open} />
        </Suspense>
      )}
    </ConfirmedContext>
  );
};
