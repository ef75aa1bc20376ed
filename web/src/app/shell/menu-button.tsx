import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { CloseIcon, MenuIcon } from '../../shared/ui/icons.tsx';
import { useDropDown } from '../../shared/ui/use-drop-down.ts';
import { messages } from '../messages.ts';
import classes from './mobile-menu.module.css';

// Phones only, loaded on demand.
const MobileMenu = lazy(() => import('./mobile-menu.tsx').then((file) => ({ default: file.MobileMenu })));

/** Phones: opens the menu under the bar. Escape and navigation close it. */
export const MenuButton = () => {
  const { formatMessage } = useIntl();
  const drop = useDropDown();
  return (
    <div className={classes.holder} {...drop.holder}>
      <button
        {...drop.button}
        type="button"
        className={classes.button}
        aria-controls="mobile-menu"
        aria-label={formatMessage(messages.menu)}
      >
        {drop.open ? <CloseIcon size={24} /> : <MenuIcon size={24} />}
      </button>
      <div id="mobile-menu" className={classes.panel} hidden={!drop.open}>
        {drop.open && (
          <Suspense fallback={null}>
            <MobileMenu />
          </Suspense>
        )}
      </div>
    </div>
  );
};
