import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { messages } from '../messages.ts';
import { isPicture, kindOf } from '../model/photo.ts';
import classes from './photo.module.css';

type Props = { fileName: string; label: string };

/** A small picture of a photo, which a press opens in full size; of any other file its type, which a press downloads. */
export const FilePreview = ({ fileName, label }: Props) => {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  const src = useApi().fileUrl(`upload/${fileName}`);
  if (!isPicture(fileName))
    return (
      <a href={src} className={classes.thumb} aria-label={formatMessage(messages.openFile, { name: label })} download>
        {kindOf(fileName)}
      </a>
    );
  return (
    <>
      <button
        type="button"
        className={classes.thumb}
        aria-label={formatMessage(messages.openFile, { name: label })}
        onClick={() => setOpen(true)}
      >
        <img src={src} alt="" width={64} height={64} loading="lazy" />
      </button>
      <Dialog opened={open} onClose={() => setOpen(false)} size="auto" title={label}>
        <img src={src} alt={label} className={classes.large} />
        <p className={classes.download}>
          <a href={src} target="_blank" rel="noreferrer">
            <FormattedMessage {...messages.openInTab} />
          </a>
        </p>
      </Dialog>
    </>
  );
};
