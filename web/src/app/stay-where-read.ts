/**
 * For the router, whether to scroll for the page that was just rendered. The first one came whole from the server and may have
 * been read for a while before its code arrived: who stands further down by then stays there.
 */
export const stayWhereRead = (): (() => boolean) => {
  let alive = false;
  return () => {
    const first = !alive;
    alive = true;
    return !first || window.scrollY === 0;
  };
};
