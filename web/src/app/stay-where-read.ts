/**
 * Tells the router whether to scroll for the page that was just rendered. The first page came from the server and may have
 * been read before its code arrived; a visitor who has scrolled by then stays at that position.
 */
export const stayWhereRead = (): (() => boolean) => {
  let alive = false;
  return () => {
    const first = !alive;
    alive = true;
    return !first || window.scrollY === 0;
  };
};
