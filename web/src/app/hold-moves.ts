import type { Router } from './router.tsx';

type Loads = Pick<Router, 'load' | 'history'>;

/**
 * Holds navigation until the returned function is called, then performs the last one requested. During hydration each part of
 * the page reads the router's address; a part that reads a new address no longer matches the server's HTML (React error 418).
 * Before React subscribes to the history, a navigation would be lost.
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
