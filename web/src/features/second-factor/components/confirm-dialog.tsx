import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { type Asked, useGiveSecondFactor } from '../api/second-factor.ts';
import { messages } from '../messages.ts';
import { SecondStep } from './second-step.tsx';

export type Confirmation = { asked: Asked; onClose: (given: boolean) => void };

export const ConfirmDialog = ({ asked, onClose }: Confirmation) => {
  const { formatMessage } = useIntl();
  const { mutate, isPending, error } = useGiveSecondFactor();
  const close = () => onClose(false);
  return (
    <Dialog
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
    </Dialog>
  );
};
