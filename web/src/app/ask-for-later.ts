/**
 * Requests the scripts that the server named as the page's next ones, after the page's own scripts have loaded. If they were
 * preloaded with the page's own, the map's script would take half of the bandwidth.
 */
export const askForLater = (page: Document): void => {
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[data-later]')) link.rel = 'modulepreload';
};
