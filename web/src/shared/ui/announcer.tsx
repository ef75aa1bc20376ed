import { VisuallyHidden } from '@mantine/core';
import { createContext, type ReactNode, use, useState } from 'react';

const AnnouncerContext = createContext<(text: string) => void>(() => {});

/** Says a text to screen readers, politely, without moving the focus. */
export const useAnnounce = () => use(AnnouncerContext);

export const Announcer = ({ children }: { children: ReactNode }) => {
  const [text, setText] = useState('');
  return (
    <AnnouncerContext value={setText}>
      {children}
      <VisuallyHidden role="status" aria-live="polite">
        {text}
      </VisuallyHidden>
    </AnnouncerContext>
  );
};
