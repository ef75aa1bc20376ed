import { useLocation } from '@tanstack/react-router';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

/**
 * A button with a panel below it, closed by Escape and by navigation. Spread `holder` on the element around both and `button`
 * on the button. Add `leave` to the holder to close it when the focus leaves.
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
