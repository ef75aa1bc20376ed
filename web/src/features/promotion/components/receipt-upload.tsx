import '@mantine/core/styles/Progress.layer.css';
import { CloseButton, FileButton, Progress } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/button.tsx';
import { ServerText } from '../../../shared/ui/server-text.tsx';
import { messages } from '../messages.ts';
import { isFull, type Upload } from '../model/uploads.ts';
import classes from './receipt-upload.module.css';

type Props = {
  uploads: readonly Upload[];
  receiptNo: string;
  error: ReactNode;
  onAdd: (file: File) => void;
  onRemove: (id: string) => void;
};

const ACCEPT = 'image/jpeg,image/png,image/gif,image/webp,application/pdf,.jfif,.jpe,.pjpeg,.pjp,.apng';
/** All bytes are sent; the server is checking the content. */
const SENT = 1;

const Line = ({ upload, onRemove }: { upload: Upload; onRemove: Props['onRemove'] }) => {
  const { formatMessage } = useIntl();
  const { id, name, state } = upload;
  return (
    <li className={classes.line} data-state={state}>
      <span className={classes.name}>{name}</span>
      <CloseButton aria-label={formatMessage(messages.remove, { name })} onClick={() => onRemove(id)} />
      {upload.state === 'sending' && (
        <Progress
          className={classes.bar}
          value={upload.share * 100}
          animated={upload.share === SENT}
          aria-label={
            upload.share === SENT ? formatMessage(messages.checking) : formatMessage(messages.uploading, { name })
          }
        />
      )}
      {upload.state === 'ready' && (
        <span className={classes.note} role="status">
          <FormattedMessage {...messages.uploaded} values={{ name }} />
        </span>
      )}
      {upload.state === 'failed' && (
        <span className={classes.problem} role="alert">
          {upload.message ? <ServerText text={upload.message} /> : <FormattedMessage {...messages[upload.failure]} />}
        </span>
      )}
    </li>
  );
};

/** Up to three files, each uploaded as soon as it is chosen, with its progress. */
export const ReceiptUpload = ({ uploads, receiptNo, error, onAdd, onRemove }: Props) => {
  const { formatMessage } = useIntl();
  const reset = useRef<() => void>(null);
  const full = isFull(uploads);
  const missing = receiptNo.trim() === '';
  const choose = (file: File | null) => {
    if (file) onAdd(file);
    // Lets the visitor choose the same file again.
    reset.current?.();
  };
  return (
    <fieldset className={classes.box} aria-describedby="receipt-hint">
      <legend>{formatMessage(messages.files)}</legend>
      <p id="receipt-hint" className={classes.hint}>
        <FormattedMessage {...messages.filesHint} />
      </p>
      <ul className={classes.list}>
        {uploads.map((upload) => (
          <Line key={upload.id} upload={upload} onRemove={onRemove} />
        ))}
      </ul>
      <FileButton onChange={choose} accept={ACCEPT} disabled={full || missing} resetRef={reset}>
        {(props) => (
          <Button {...props} id="promotion-files" variant="default" disabled={full || missing} text={messages.choose} />
        )}
      </FileButton>
      {(full || missing) && (
        <p className={classes.hint}>{formatMessage(full ? messages.full : messages.numberFirst)}</p>
      )}
      {error && <p className={classes.problem}>{error}</p>}
    </fieldset>
  );
};
