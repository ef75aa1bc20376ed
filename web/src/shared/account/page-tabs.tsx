import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useStrip } from '../ui/use-strip.ts';
import classes from './page-tabs.module.css';

export const tabClass = classes.tab;

/** The tabs of an account page. Each tab has its own URL, so they are links with the class `tabClass`. */
export const PageTabs = ({ label, children }: { label: MessageDescriptor; children: ReactNode }) => {
  const { formatMessage } = useIntl();
  const strip = useStrip();
  return (
    <nav {...strip} className={classes.tabs} aria-label={formatMessage(label)}>
      {children}
    </nav>
  );
};
