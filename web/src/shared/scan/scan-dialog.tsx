import { FileButton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { openReader } from './barcode-reader.ts';
import { closeCamera, openCamera, watch } from './camera.ts';
import { messages } from './messages.ts';
import classes from './scan.module.css';

type Camera = 'starting' | 'looking' | 'denied' | 'none' | 'failed';
type Photo = 'noBarcode' | 'unreadable' | 'failed';

type Props = { onFound: (text: string) => void; onClose: () => void };

const textIn = async (picture: ImageBitmap): Promise<string> => {
  const reader = await openReader();
  try {
    return await reader.read(picture);
  } finally {
    reader.close();
  }
};

/** The camera until it sees a barcode. Without a camera, and beside it, a photo can be chosen. */
export const ScanDialog = ({ onFound, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const video = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<Camera>('starting');
  const [photo, setPhoto] = useState<Photo>();
  const [isReading, setReading] = useState(false);
  // The camera is opened once, and the newest function takes its find.
  const found = useRef(onFound);
  found.current = onFound;

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const look = async () => {
      const stream = await openCamera();
      if (typeof stream === 'string') {
        if (!signal.aborted) setCamera(stream);
        return;
      }
      const reader = await openReader();
      const end = () => {
        closeCamera(stream);
        reader.close();
      };
      signal.addEventListener('abort', end);
      if (signal.aborted || !video.current) return end();
      setCamera('looking');
      const text = await watch(video.current, stream, reader, signal);
      if (text !== undefined) found.current(text);
    };
    look().catch(() => {
      // The end of the dialog interrupts the camera, too.
      if (!signal.aborted) setCamera('failed');
    });
    return () => ended.abort();
  }, []);

  const take = async (file: File) => {
    setPhoto(undefined);
    setReading(true);
    const picture = await createImageBitmap(file).catch(() => undefined);
    if (!picture) setPhoto('unreadable');
    else {
      const text = await textIn(picture).catch(() => undefined);
      picture.close();
      if (text) return found.current(text);
      setPhoto(text === undefined ? 'failed' : 'noBarcode');
    }
    setReading(false);
  };
  const isLive = camera === 'starting' || camera === 'looking';
  return (
    <Dialog title={formatMessage(messages.scan)} onClose={onClose} size="md">
      <div className={classes.scan}>
        {isLive && (
          <video ref={video} className={classes.camera} muted playsInline aria-label={formatMessage(messages.view)} />
        )}
        <p role="status">
          <FormattedMessage {...messages[camera]} />
        </p>
        {photo && (
          <p role="alert" className={classes.problem}>
            <FormattedMessage {...messages[photo]} />
          </p>
        )}
        <FileButton accept="image/*" onChange={(file) => file && void take(file)}>
          {(props) => (
            <Button {...props} variant={isLive ? 'default' : 'filled'} loading={isReading} text={messages.photo} />
          )}
        </FileButton>
        <p className={classes.kept}>
          <FormattedMessage {...messages.kept} />
        </p>
      </div>
    </Dialog>
  );
};
