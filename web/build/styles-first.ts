import type { Plugin } from 'vite';

/**
 * The server has rendered the page: it is there to be read as soon as its styles are. So scripts are asked for at a low priority,
 * and on a slow line they wait for styles and type instead of taking half of it.
 */
export const stylesFirst = (): Plugin => ({
  name: 'southline:styles-first',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replaceAll(/<script type="module"|<link rel="modulepreload"/g, (tag) => `${tag} fetchpriority="low"`),
  },
});
