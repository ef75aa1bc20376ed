import { Modal } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { isApiError } from '../../../shared/http/api-error.ts';
import type { Confirmed } from '../../../shared/http/confirmed.ts';
import { type Asked, useGiveSecondFactor } from '../api/second-factor.ts';
import { messages } from '../messages.ts';
import { SecondStep } from './second-step.tsx';

type Dialog = { asked: Asked; onClose: (given: boolean) => void };

const ConfirmDialog = ({ asked, onClose }: Dialog) => {
  const { formatMessage } = useIntl();
  const { mutate, isPending, error } = useGiveSecondFactor();
  const close = () => onClose(false);
  return (
    <Modal
      opened
      centered
      onClose={close}
      title={<FormattedMessage {...messages.againTitle} />}
      closeButtonProps={{ 'aria-label': formatMessage(messages.cancel), size: 'lg' }}
    >
      <SecondStep
        asked={asked}
        onGive={(given) => mutate({ token: asked.token, ...given }, { onSuccess: () => onClose(true) })}
        pending={isPending}
        error={error}
        onAgain={close}
        back={messages.cancel}
      />
    </Modal>
  );
};

/**
 * Runs calls that need a fresh second factor: where the server finds it too old, a dialog asks for it, and the call is
 * repeated. Without an answer the call fails with the server's refusal.
 */
export const useConfirmFactor = (): { confirmed: Confirmed; dialog: ReactNode } => {
  const api = useApi();
  const [open, setOpen] = useState<Dialog>();
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
  return {
    async confirmed(call) {
      try {
        return await call();
      } catch (error) {
        if (!isApiError(error, 'SecondFactorStale') || !(await confirm())) throw error;
        return call();
      }
    },
    dialog: open && <ConfirmDialog key={open.asked.token} {...open} />,
  };
};
