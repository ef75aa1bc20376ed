import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { messages } from '../messages.ts';
import { isPicture, kindOf } from '../model/photo.ts';
import classes from './photo.module.css';

type Props = { fileName: string; label: string };

/** A small picture of a photo, or the file type of any other file. A press opens it in full size. */
export const FilePreview = ({ fileName, label }: Props) => {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  const src = useApi().fileUrl(`upload/${fileName}`);
  const picture = isPicture(fileName);
  return (
    <>
      <button
        type="button"
        className={classes.thumb}
        aria-label={formatMessage(messages.openFile, { name: label })}
        onClick={() => setOpen(true)}
      >
        {picture ? <img src={src} alt="" width={64} height={64} loading="lazy" /> : <span>{kindOf(fileName)}</span>}
      </button>
      <Dialog opened={open} onClose={() => setOpen(false)} size="auto" title={label}>
        {picture && <img src={src} alt={label} className={classes.large} />}
        <p className={classes.download}>
          <a href={src} target="_blank" rel="noreferrer" download={picture ? undefined : true}>
            <FormattedMessage {...messages.openFile} values={{ name: label }} />
          </a>
        </p>
      </Dialog>
    </>
  );
};
