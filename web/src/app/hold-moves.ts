import type { Router } from './router.tsx';

type Loads = Pick<Router, 'load' | 'history'>;

/**
 * Holds every move to another address until what it returns is called; of several, the last one is made. What the router says of
 * the address is read by each part of the page as React takes it over: a part that reads the next address is another one than
 * the server's (React error 418). Before React listens to the history at all, a move would be lost.
 */
export const holdMoves = (router: Loads): (() => void) => {
  const { load } = router;
  let held = true;
  let missed: Parameters<typeof load>[0] | undefined;
  const hold = (how: typeof missed = {}) => {
    missed = how;
  };
  const stop = router.history.subscribe(hold);
  let release = () => {};
  const free = new Promise<void>((resolve) => {
    release = resolve;
  });
  const made = free.then(() => missed && load(missed));
  router.load = (how) => {
    if (!held) return load(how);
    hold(how);
    return made;
  };
  return () => {
    held = false;
    stop();
    release();
  };
};
