import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type Props = Omit<ModalProps, 'opened' | 'closeOnEscape'> & { opened?: boolean };

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

/** What closes each open dialog, the top one last. */
const closers: (() => void)[] = [];

const closeTop = (event: KeyboardEvent) => {
  // A field whose list is open sets this attribute: the key closes the list.
  const isOfField = event.target instanceof Element && event.target.matches('[data-mantine-stop-propagation=true]');
  if (event.key === 'Escape' && !event.isComposing && !isOfField) closers.at(-1)?.();
};

/** Escape closes the top dialog alone. In Mantine each open dialog listens to the key. */
const useEscape = (opened: boolean, onClose: () => void) => {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!opened) return undefined;
    const closer = () => close();
    closers.push(closer);
    // A listener that is added again stays one.
    window.addEventListener('keydown', closeTop, true);
    return () => {
      closers.splice(closers.indexOf(closer), 1);
      if (closers.length === 0) window.removeEventListener('keydown', closeTop, true);
    };
  }, [opened]);
};

/** A dialog in the middle of the window. Without `opened` it is open while it is mounted. */
export const Dialog = ({ opened = true, ...props }: Props) => {
  const { formatMessage } = useIntl();
  useFocusBack(opened);
  useEscape(opened, props.onClose);
  const closeButton = { 'aria-label': formatMessage(messages.close), size: 'lg' };
  return (
    <Modal
      opened={opened}
      centered
      closeButtonProps={closeButton}
      returnFocus={false}
      {...props}
      closeOnEscape={false}
    />
  );
};
