import { useLocation } from '@tanstack/react-router';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

/**
 * A button with a panel under it, which Escape closes and so does arriving somewhere. `holder` goes on the element around both,
 * `button` on the button; `leave` besides on the holder of one that closes when the focus goes elsewhere.
 */
export const useDropDown = () => {
  const { href } = useLocation();
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving at another address closes it
  useEffect(() => setOpen(false), [href]);
  const close = () => {
    setOpen(false);
    ref.current?.focus();
  };
  return {
    open,
    close,
    button: { ref, 'aria-expanded': open, onClick: () => setOpen(!open) },
    holder: { onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && open && close() },
    leave: {
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      },
    },
  };
};
