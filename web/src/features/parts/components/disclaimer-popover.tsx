import { Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages.ts';
import classes from './disclaimer.module.css';
import { DisclaimerLabel } from './disclaimer-label.tsx';

const SHOW_AFTER_MS = 250;
const HIDE_AFTER_MS = 400;

/**
 * Opens when a pointer rests on it, or at once by click or keyboard. Closes when pointer and focus have left, and with
 * Escape.
 */
export const DisclaimerPopover = () => {
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
          <DisclaimerLabel />
        </button>
      </Popover.Target>
      <Popover.Dropdown {...stay} className={classes.text}>
        <FormattedMessage {...messages.disclaimerText} />
      </Popover.Dropdown>
    </Popover>
  );
};
