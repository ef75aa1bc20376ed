import type { Region } from '../../contract/region.ts';
import type { IndexPage } from './index-page.ts';

/**
 * English words in the page itself. They are shown until the client has rendered its own page, even if no texts can be
 * loaded.
 */
const inside = (home: string) =>
  [
    '<main><h1>Page Not Found</h1>',
    '<p>There is no page at this address. The part may have moved: its number still finds it.</p>',
    `<p><a href="${home}/parts-finder">Parts Finder</a> · <a href="${home}/products">Our Range</a> · `,
    `<a href="${home}/contact-us">Contact us</a> · <a href="${home}">Home</a></p></main>`,
  ].join('');

/** The not-found page without a rendering: the client's page with a short text and links. */
export const createMissingPage =
  (index: IndexPage) =>
  (basePath: string, region: Region): IndexPage =>
  async () => {
    const page = await index();
    return page
      .replace(/<title>[^<]*<\/title>/, '<title>Page Not Found · Southline</title>')
      .replace('<div id="root"></div>', () => `<div id="root">${inside(`${basePath}/${region}`)}</div>`);
  };
