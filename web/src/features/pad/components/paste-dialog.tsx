import { Textarea } from '@mantine/core';
import { readList } from '@southline/kernel/read-list';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { messages } from '../messages.ts';
import classes from './pad-dialogs.module.css';

type Props = { onClose: () => void; onText: (text: string) => void };

/** For phones, and for visitors who want to check a list first. */
export const PasteDialog = ({ onClose, onText }: Props) => {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const [nothing, setNothing] = useState(false);
  const put = () => {
    if (readList(text).rows.length === 0) return setNothing(true);
    onText(text);
    onClose();
  };
  return (
    <Dialog size="lg" onClose={onClose} title={<FormattedMessage {...messages.paste} />}>
      <Textarea
        data-autofocus
        label={formatMessage(messages.pasteLabel)}
        description={formatMessage(messages.pasteHint)}
        placeholder={'12 x ABC-123\nDEF-456, 4'}
        error={nothing && formatMessage(messages.pasteNothing)}
        rows={9}
        maxLength={100_000}
        spellCheck={false}
        classNames={{ input: classes.list }}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setNothing(false);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) put();
        }}
      />
      <div className={classes.buttons}>
        <Button onClick={put}>{formatMessage(messages.pastePut)}</Button>
      </div>
    </Dialog>
  );
};
