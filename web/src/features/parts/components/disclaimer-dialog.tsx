import { Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../messages.ts';

export const DisclaimerDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const { formatMessage } = useIntl();
  // Opened after mounting: a dialog that is open from the start does not know where to return the focus.
  const [there, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return (
    <Modal
      opened={there && opened}
      onClose={onClose}
      centered
      title={<FormattedMessage {...messages.disclaimer} />}
      closeButtonProps={{ 'aria-label': formatMessage(messages.close), size: 'lg' }}
    >
      <FormattedMessage {...messages.disclaimerText} />
    </Modal>
  );
};
