import { FileButton } from '@mantine/core';
import { useDocumentVisibility } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { openReader } from './barcode-reader.ts';
import { onAbort, openCamera, watch } from './camera.ts';
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
  const visibility = useDocumentVisibility();
  // The camera opens once for each time that the tab is visible, and the newest function takes its find.
  const found = useRef(onFound);
  found.current = onFound;
  const isOver = useRef(false);
  /** Takes the first text. The dialog may have closed while a photo was read. */
  const give = (text: string) => {
    if (isOver.current) return;
    isOver.current = true;
    found.current(text);
  };

  useEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `give` reads the newest function
  useEffect(() => {
    // A hidden tab does not film. It does not close either: on phones the choice of a photo hides it.
    if (visibility === 'hidden') return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const look = async () => {
      setCamera('starting');
      const stream = await openCamera(signal);
      if (signal.aborted) return;
      if (typeof stream === 'string') return setCamera(stream);
      const reader = await openReader();
      onAbort(signal, reader.close);
      if (signal.aborted || !video.current) return ended.abort();
      setCamera('looking');
      const text = await watch(video.current, stream, reader, signal);
      if (text !== undefined) give(text);
    };
    look().catch(() => {
      // The end of the dialog interrupts the camera, too.
      if (signal.aborted) return;
      ended.abort();
      setCamera('failed');
    });
    return () => ended.abort();
  }, [visibility]);

  const take = async (file: File) => {
    setPhoto(undefined);
    setReading(true);
    const picture = await createImageBitmap(file).catch(() => undefined);
    if (!picture) setPhoto('unreadable');
    else {
      const text = isOver.current ? '' : await textIn(picture).catch(() => undefined);
      picture.close();
      if (text) return give(text);
      setPhoto(text === undefined ? 'failed' : 'noBarcode');
    }
    setReading(false);
  };
  const isLive = camera === 'starting' || camera === 'looking';
  return (
    <Dialog title={formatMessage(messages.scan)} onClose={onClose} size="md">
      <div className={classes.scan}>
        <video
          ref={video}
          className={classes.camera}
          hidden={!isLive}
          muted
          playsInline
          aria-label={formatMessage(messages.view)}
        />
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
