import { useEffect, useRef, useState } from 'react';

/** Opens the dialog for an order or for one line of it. */
export const useCancelDialog = (mayCancel: boolean) => {
  const [opened, setOpened] = useState(false);
  const [only, setOnly] = useState<string>();
  const holder = useRef<HTMLDivElement>(null);
  const wasOpened = useRef(false);
  // The button that opened the dialog is gone when nothing is left to cancel.
  useEffect(() => {
    if (wasOpened.current && !opened && !mayCancel) holder.current?.focus();
    wasOpened.current = opened;
  }, [opened, mayCancel]);
  const ask = (lineID?: string) => {
    setOnly(lineID);
    setOpened(true);
  };
  return { holder, ask, dialog: { opened, only, onClose: () => setOpened(false) } };
};
