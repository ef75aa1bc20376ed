import type { Plugin } from 'vite';

/**
 * The server has rendered the page, so it is readable as soon as its styles are loaded. Scripts load with low priority, so
 * that styles and fonts come first on a slow connection.
 */
export const stylesFirst = (): Plugin => ({
  name: 'southline:styles-first',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replaceAll(/<script type="module"|<link rel="modulepreload"/g, (tag) => `${tag} fetchpriority="low"`),
  },
});
