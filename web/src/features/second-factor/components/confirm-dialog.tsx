import { Modal } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Asked, useGiveSecondFactor } from '../api/second-factor.ts';
import { messages } from '../messages.ts';
import { SecondStep } from './second-step.tsx';

export type Dialog = { asked: Asked; onClose: (given: boolean) => void };

export const ConfirmDialog = ({ asked, onClose }: Dialog) => {
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
