/**
 * Asks for the scripts that the server has named as the page's next ones. It does so once the page's own are here: named ahead like
 * those, the script that draws the map took half of the line from them.
 */
export const askForLater = (page: Document): void => {
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[data-later]')) link.rel = 'modulepreload';
};
