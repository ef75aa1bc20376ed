import { useLocation } from '@tanstack/react-router';
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { CloseIcon, MenuIcon } from '../../shared/ui/icons.tsx';
import { messages } from '../messages.ts';
import classes from './mobile-menu.module.css';

// Phones only, and only when asked for.
const MobileMenu = lazy(() => import('./mobile-menu.tsx').then((file) => ({ default: file.MobileMenu })));

/** Phones: opens the menu under the bar. Escape closes it, and so does arriving somewhere. */
export const MenuButton = () => {
  const { formatMessage } = useIntl();
  const { href } = useLocation();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving at another address closes it
  useEffect(() => setOpen(false), [href]);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to its button and links, is none itself
    <div className={classes.holder} onKeyDown={onKey}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-expanded={open}
        aria-controls="mobile-menu"
        aria-label={formatMessage(messages.menu)}
        onClick={() => setOpen(!open)}
      >
        {open ? <CloseIcon size={24} /> : <MenuIcon size={24} />}
      </button>
      <div id="mobile-menu" className={classes.panel} hidden={!open}>
        {open && (
          <Suspense fallback={null}>
            <MobileMenu />
          </Suspense>
        )}
      </div>
    </div>
  );
};
