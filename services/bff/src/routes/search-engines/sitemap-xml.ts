/** The most URLs of one file (sitemaps.org 0.9). */
export const largestFile = 50_000;

const xmlEscapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const xml = (text: string) => text.replace(/[&<>"]/g, (sign) => xmlEscapes[sign] ?? sign);

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export const urlSetBegin = `${head}\n<urlset ${names} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const urlSetEnd = '</urlset>\n';

/** `changedAt`: ISO 8601; empty if unknown. */
const lastmod = (changedAt: string) => changedAt && `<lastmod>${changedAt}</lastmod>`;

/** `others`: the same page in every region, including this one. */
export const urlEntry = (
  address: string,
  changedAt = '',
  others: readonly { lang: string; address: string }[] = [],
) => {
  const links = others.map(
    ({ lang, address: other }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${xml(other)}"/>`,
  );
  return `<url><loc>${xml(address)}</loc>${lastmod(changedAt)}${links.join('')}</url>\n`;
};

export const siteMapIndex = (files: readonly { address: string; changedAt: string }[]): string => {
  const entries = files.map(
    ({ address, changedAt }) => `<sitemap><loc>${xml(address)}</loc>${lastmod(changedAt)}</sitemap>\n`,
  );
  return `${head}\n<sitemapindex ${names}>\n${entries.join('')}</sitemapindex>\n`;
};
