import type { Plugin } from 'vite';

/** The faces of every page, in Latin script. */
const ofEveryPage = /\/(archivo|inter)-latin-(standard|wght)-normal-[^/]+\.woff2$/;

const preload = (file: string) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">\n    `;

/**
 * The server has rendered the page, so it is readable as soon as its styles are loaded. Scripts load with low priority, so
 * that styles and fonts come first on a slow connection. Fonts that load with the styles are there at the first paint, and
 * no table moves when they arrive.
 */
export const stylesFirst = (): Plugin => ({
  name: 'southline:styles-first',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const fonts = Object.keys(bundle).filter((file) => ofEveryPage.test(file));
      return html
        .replaceAll(/<script type="module"|<link rel="modulepreload"/g, (tag) => `${tag} fetchpriority="low"`)
        .replace('<link rel="stylesheet"', (styles) => `${fonts.map(preload).join('')}${styles}`);
    },
  },
});
