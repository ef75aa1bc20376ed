import { lazyRouteComponent } from '@tanstack/react-router';
import { releaseReload } from './reload.ts';

/**
 * A page whose file loads on demand. If a release took the file away, the page stays on its way until the tab reloads. The
 * router would reload a second time, and during a payment, too, so it does not get to know of the missing file.
 */
export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => load().catch((error: unknown) => releaseReload.instead(error)), name);
