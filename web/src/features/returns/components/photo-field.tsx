import '@mantine/core/styles/Progress.layer.css';
import { CloseButton, FileButton, Input, Progress } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isApiError } from '../../../shared/http/api-error.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CameraIcon } from '../../../shared/ui/icons.tsx';
import { ServerText } from '../../../shared/ui/server-text.tsx';
import { useSendPhoto } from '../api/return-calls.ts';
import { messages } from '../messages.ts';
import { ACCEPT, type PhotoProblem, photoProblem } from '../model/photo.ts';
import classes from './photo.module.css';
import { FilePreview } from './photo-preview.tsx';

type Props = {
  orderID: string;
  /** The photo's name on the server; empty: there is no photo. */
  value: string;
  onChange: (fileName: string) => void;
  disabled?: boolean;
};

/** Uploads one file as soon as it is chosen. */
export const PhotoField = ({ orderID, value, onChange, disabled = false }: Props) => {
  const { formatMessage } = useIntl();
  const send = useSendPhoto(orderID);
  const [share, setShare] = useState(0);
  const [refused, setRefused] = useState<PhotoProblem>();
  const [name, setName] = useState('');
  const stop = useRef<AbortController>(null);
  const reset = useRef<() => void>(null);
  const sending = useMutation({
    mutationFn: (file: File) => {
      stop.current = new AbortController();
      return send(file, { onProgress: setShare, signal: stop.current.signal });
    },
    onSuccess: onChange,
  });
  useEffect(() => () => stop.current?.abort(), []);
  const choose = (file: File | null) => {
    // Lets the visitor choose the same file again.
    reset.current?.();
    if (!file) return;
    const problem = photoProblem(file);
    setRefused(problem);
    sending.reset();
    if (problem) return;
    setName(file.name);
    setShare(0);
    sending.mutate(file);
  };
  const remove = () => {
    stop.current?.abort();
    sending.reset();
    onChange('');
  };
  const { error, isPending } = sending;
  return (
    <div className={classes.photo}>
      <Input.Label labelElement="div">{formatMessage(messages.photo)}</Input.Label>
      {value && !isPending && (
        <div className={classes.chosen}>
          <FilePreview fileName={value} label={name || value} />
          <span className={classes.name} role="status">
            <FormattedMessage {...messages.photoReady} values={{ name: name || value }} />
          </span>
          <CloseButton
            size="lg"
            disabled={disabled}
            aria-label={formatMessage(messages.removePhoto, { name: name || value })}
            onClick={remove}
          />
        </div>
      )}
      {isPending && (
        <div className={classes.chosen}>
          <span className={classes.name}>{name}</span>
          <Progress
            className={classes.bar}
            value={share * 100}
            animated={share === 1}
            aria-label={formatMessage(messages.uploading, { name })}
          />
          <CloseButton size="lg" aria-label={formatMessage(messages.removePhoto, { name })} onClick={remove} />
        </div>
      )}
      {!isPending && (
        <FileButton onChange={choose} accept={ACCEPT} disabled={disabled} resetRef={reset}>
          {(props) => (
            <Button {...props} variant="default" disabled={disabled} leftSection={<CameraIcon size={18} />}>
              <FormattedMessage {...(value ? messages.replacePhoto : messages.addPhoto)} />
            </Button>
          )}
        </FileButton>
      )}
      <span className={classes.hint}>{formatMessage(messages.oneImage)}</span>
      {(refused || error) && !isPending && (
        <p className={classes.problem} role="alert">
          {refused ? (
            <FormattedMessage {...messages[refused]} />
          ) : isApiError(error) && error.message ? (
            <ServerText text={error.message} />
          ) : (
            <FormattedMessage {...messages.photoFailed} />
          )}
        </p>
      )}
    </div>
  );
};
