import { Modal, type ModalProps } from '@mantine/core';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type Props = Omit<ModalProps, 'opened'> & { opened?: boolean };

/** A dialog in the middle of the window. Without `opened` it is open while it is mounted. */
export const Dialog = (props: Props) => {
  const { formatMessage } = useIntl();
  const closeButton = { 'aria-label': formatMessage(messages.close), size: 'lg' };
  return <Modal opened centered closeButtonProps={closeButton} {...props} />;
};
