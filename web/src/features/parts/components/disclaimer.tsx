import { HoverCard, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
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

/** A popover where there is a pointer, a dialog with a close button on phones. */
export const Disclaimer = () => {
  const { formatMessage } = useIntl();
  const mobile = usePhone();
  const [opened, { open, close, toggle }] = useDisclosure(false);
  if (mobile) {
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
  }
  return (
    <HoverCard width={380} openDelay={SHOW_AFTER_MS} closeDelay={HIDE_AFTER_MS} position="bottom-start" shadow="md">
      <HoverCard.Target>
        <button type="button" className={classes.label} aria-expanded={opened} onClick={toggle} onBlur={close}>
          <Label />
        </button>
      </HoverCard.Target>
      <HoverCard.Dropdown className={classes.text}>
        <FormattedMessage {...messages.disclaimerText} />
      </HoverCard.Dropdown>
      {opened && (
        <p className={classes.text} role="note">
          <FormattedMessage {...messages.disclaimerText} />
        </p>
      )}
    </HoverCard>
  );
};
