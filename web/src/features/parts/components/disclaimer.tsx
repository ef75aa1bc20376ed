import { Modal, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { InfoIcon } from '../../../shared/ui/icons.tsx';
import { usePhone } from '../../../shared/ui/use-phone.ts';
import { messages } from '../messages.ts';
import classes from './disclaimer.module.css';

// Spec §9.
const SHOW_AFTER_MS = 250;
const HIDE_AFTER_MS = 400;

const Label = () => (
  <>
    <InfoIcon size={16} />
    <FormattedMessage {...messages.disclaimer} />
  </>
);

/** Opens under a pointer that stays, at once for a click or the keyboard; closes when both have left, and with Escape. */
const Hovering = () => {
  const [opened, { open, close }] = useDisclosure(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const after = (ms: number, then: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, ms);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const stay = { onMouseEnter: () => after(SHOW_AFTER_MS, open), onMouseLeave: () => after(HIDE_AFTER_MS, close) };
  return (
    <Popover opened={opened} onDismiss={close} width={380} position="bottom-start" shadow="md" trapFocus={false}>
      <Popover.Target>
        <button
          {...stay}
          type="button"
          className={classes.label}
          onClick={() => after(0, open)}
          onBlur={() => after(0, close)}
          onKeyDown={({ key }) => key === 'Escape' && after(0, close)}
        >
          <Label />
        </button>
      </Popover.Target>
      <Popover.Dropdown {...stay} className={classes.text}>
        <FormattedMessage {...messages.disclaimerText} />
      </Popover.Dropdown>
    </Popover>
  );
};

/** A popover where there is a pointer, a dialog with a close button on phones. */
export const Disclaimer = () => {
  const { formatMessage } = useIntl();
  const mobile = usePhone();
  const [opened, { open, close }] = useDisclosure(false);
  if (!mobile) return <Hovering />;
  return (
    <>
      <button type="button" className={classes.label} onClick={open} aria-haspopup="dialog">
        <Label />
      </button>
      <Modal
        opened={opened}
        onClose={close}
        centered
        title={<FormattedMessage {...messages.disclaimer} />}
        closeButtonProps={{ 'aria-label': formatMessage(messages.close), size: 'lg' }}
      >
        <FormattedMessage {...messages.disclaimerText} />
      </Modal>
    </>
  );
};
