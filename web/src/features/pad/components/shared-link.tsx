import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorLine } from '../../../shared/ui/error-text.tsx';
import type { Sharing } from '../api/lists.ts';
import { messages } from '../messages.ts';
import classes from './pad-dialogs.module.css';

/** The URL of a shared list to copy, and a button that ends every link to the list. */
export const SharedLink = ({ sharing, stopping }: Sharing) => {
  const { formatMessage } = useIntl();
  const [copied, setCopied] = useState('');
  if (!sharing.data) return null;
  const { link, expires } = sharing.data;
  if (stopping.isSuccess)
    return (
      // Takes the focus, because the pressed button has disappeared.
      <p role="status" tabIndex={-1} ref={(element) => element?.focus()}>
        <FormattedMessage {...messages.sharingStopped} />
      </p>
    );
  return (
    <div className={classes.shared}>
      <TextInput
        readOnly
        label={formatMessage(messages.link)}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="outline" onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(link))}>
        <FormattedMessage {...(copied === link ? messages.copied : messages.copy)} />
      </Button>
      <p>
        <FormattedDate value={expires} dateStyle="medium">
          {(date) => <FormattedMessage {...messages.linkHint} values={{ date: String(date) }} />}
        </FormattedDate>
      </p>
      <Button variant="default" loading={stopping.isPending} onClick={() => stopping.mutate()}>
        <FormattedMessage {...messages.stopSharing} />
      </Button>
      <ErrorLine error={stopping.error} />
    </div>
  );
};
