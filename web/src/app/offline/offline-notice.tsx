import { FormattedMessage } from 'react-intl';
import { Notice } from '../../shared/ui/notice.tsx';
import { messages } from './messages.ts';
import classes from './offline-notice.module.css';

/** What works without a connection, and what does not. */
export const OfflineNotice = () => (
  <div className={classes.offline}>
    <Notice kind="warning" title={<FormattedMessage {...messages.title} />}>
      <FormattedMessage {...messages.works} /> <FormattedMessage {...messages.waits} />
    </Notice>
  </div>
);
