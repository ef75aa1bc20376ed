import { escapeHtml } from '@southline/kernel/html';
import type { PageRequest, RenderedPage } from '@southline/rest/web-build';
import { languageTags, regions } from '../contract/region.ts';

/** A data block whose JSON cannot end the script element. Script policies do not apply to data blocks. */
const data = (type: string, id: string, json: string) =>
  `<script type="${type}"${id && ` id="${id}"`}>${json.replace(/</g, '\\u003c')}</script>`;

/** The state that the client starts with. */
export const stateElement = (json: string): string => data('application/json', 'southline-state', json);

/** Links to the same page in both regions, for search engines. An error page has none. */
const addresses = ({ site, region }: PageRequest, path: string): string => {
  const at = (other: string) => escapeHtml(`${site}/${other}${path && `/${path}`}`);
  return [
    `<link rel="canonical" href="${at(region)}" />`,
    ...regions.map((other) => `<link rel="alternate" hreflang="${languageTags[other]}" href="${at(other)}" />`),
    `<link rel="alternate" hreflang="x-default" href="${at('au')}" />`,
    `<meta property="og:url" content="${at(region)}" />`,
    '<meta property="og:type" content="website" /><meta property="og:site_name" content="Southline" />',
  ].join('');
};

/**
 * The preview that is shown when the URL is shared. The title is already escaped. Social networks show neither SVG nor WebP.
 */
const shared = ({ site }: PageRequest, { head, description, picture }: RenderedPage): string => {
  const title = /<title[^>]*>([^<]*)</.exec(head)?.[1];
  return [
    title ? `<meta property="og:title" content="${title.replace(/"/g, '&quot;')}" />` : '',
    description ? `<meta property="og:description" content="${escapeHtml(description)}" />` : '',
    `<meta property="og:image" content="${escapeHtml(`${site}/${picture}`)}" />`,
    '<meta property="og:image:type" content="image/png" /><meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" /><meta name="twitter:card" content="summary_large_image" />',
  ].join('');
};

/** A URL with a query belongs to one visitor and is not indexed. */
const isIndexed = ({ url }: PageRequest, page: RenderedPage) => page.indexed && !url.includes('?');

/** The client's page with the rendered content. `assets`: built files by the names that renderings use. */
export const wholePage = (
  template: string,
  request: PageRequest,
  page: RenderedPage,
  assets: ReadonlyMap<string, string>,
): string => {
  const about = page.status === 200 && isIndexed(request, page);
  const head = [
    page.head,
    about ? addresses(request, page.ownPath) + shared(request, page) : '<meta name="robots" content="noindex" />',
    page.structuredData ? data('application/ld+json', '', JSON.stringify(page.structuredData)) : '',
  ].join('');
  const described = page.description
    ? template.replace(
        /<meta name="description" content="[^"]*" \/>/,
        () => `<meta name="description" content="${escapeHtml(page.description ?? '')}" />`,
      )
    : template;
  return described
    .replace(/<html lang="[^"]*"/, `<html lang="${page.lang}"`)
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace('</head>', () => `${page.files}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${page.body}</div>${page.state ? stateElement(page.state) : ''}`,
    )
    .replace(/\/@asset\/([\w-]+)\.svg/g, (mark, name: string) => assets.get(name) ?? mark);
};
