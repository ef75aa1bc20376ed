import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import classes from './pad-dialogs.module.css';

/** The whole address of a shared list, to be copied. */
export const SharedLink = ({ link, expires }: { link: string; expires: string }) => {
  const { formatMessage } = useIntl();
  const [copied, setCopied] = useState(false);
  return (
    <div className={classes.shared}>
      <TextInput
        readOnly
        label={formatMessage(messages.link)}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="outline" onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}>
        <FormattedMessage {...(copied ? messages.copied : messages.copy)} />
      </Button>
      <p>
        <FormattedDate value={expires} dateStyle="medium">
          {(date) => <FormattedMessage {...messages.linkHint} values={{ date: String(date) }} />}
        </FormattedDate>
      </p>
    </div>
  );
};
