import { onlineManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../shared/ui/notice.tsx';
import { messages } from './messages.ts';
import classes from './offline-notice.module.css';

/** Lists what works without a connection, and what does not. */
export const OfflineNotice = () => {
  // A page loaded without a connection gets no `offline` event. This makes failed queries run again when the connection
  // returns.
  useEffect(() => onlineManager.setOnline(false), []);
  return (
    <div className={classes.offline} data-print="hidden">
      <Notice kind="warning" title={<FormattedMessage {...messages.title} />}>
        <FormattedMessage {...messages.works} /> <FormattedMessage {...messages.waits} />
      </Notice>
    </div>
  );
};
