import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAnnounce } from '../../../shared/ui/announcer.tsx';
import { CheckIcon, CopyIcon } from '../../../shared/ui/icons.tsx';
import { messages } from '../messages.ts';
import classes from './copy-number.module.css';

/** Copies a number to the clipboard; nothing is shown in browsers that forbid it. */
export const CopyNumber = ({ number }: { number: string }) => {
  const { formatMessage } = useIntl();
  const announce = useAnnounce();
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(number).then(
      () => {
        setCopied(true);
        announce(formatMessage(messages.copied, { number }));
      },
      () => setCopied(false),
    );
  return (
    <button
      type="button"
      className={classes.copy}
      aria-label={formatMessage(messages.copyNumber, { number })}
      onClick={() => void copy()}
    >
      {copied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
      <span aria-hidden="true">{formatMessage(copied ? messages.copiedShort : messages.copy)}</span>
    </button>
  );
};
