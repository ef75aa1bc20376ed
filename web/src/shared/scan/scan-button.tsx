import type { ButtonProps } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { CameraIcon } from '../ui/icons.tsx';
import { messages } from './messages.ts';

const ScanDialog = lazy(() => import('./scan-dialog.tsx').then((file) => ({ default: file.ScanDialog })));

type Props = ButtonProps & { onFound: (text: string) => void };

/** Opens the camera and gives the text of a barcode. The dialog is loaded with the first press. */
export const ScanButton = ({ onFound, ...button }: Props) => {
  const [isOpen, setOpen] = useState(false);
  // The button may stay on the next page, as that of the search box does.
  useWindowEvent('popstate', () => setOpen(false));
  return (
    <>
      <Button
        variant="default"
        leftSection={<CameraIcon size={18} />}
        {...button}
        onClick={() => setOpen(true)}
        text={messages.scan}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <ScanDialog
            onFound={(text) => {
              setOpen(false);
              onFound(text);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
