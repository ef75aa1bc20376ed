import { Modal, type ModalProps } from '@mantine/core';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type Props = Omit<ModalProps, 'opened'> & { opened?: boolean };

/**
 * Gives the focus back to the element that had it before the dialog opened, unless another element took it. Mantine does so
 * only for a dialog that is mounted before it opens.
 */
const useFocusBack = (opened: boolean) => {
  useEffect(() => {
    const before = document.activeElement;
    if (!opened || !(before instanceof HTMLElement)) return undefined;
    return () => {
      const now = document.activeElement;
      if (!now || now === document.body || now.closest('[role=dialog]')) before.focus({ preventScroll: true });
    };
  }, [opened]);
};

/** A dialog in the middle of the window. Without `opened` it is open while it is mounted. */
export const Dialog = ({ opened = true, ...props }: Props) => {
  const { formatMessage } = useIntl();
  useFocusBack(opened);
  const closeButton = { 'aria-label': formatMessage(messages.close), size: 'lg' };
  return <Modal opened={opened} centered closeButtonProps={closeButton} returnFocus={false} {...props} />;
};
