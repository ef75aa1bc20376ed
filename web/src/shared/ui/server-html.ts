const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * The server has no DOM for sanitising: all markup except b, i and br without attributes is escaped. Links appear when the
 * browser renders.
 */
export const plainMarkup = (text: string): string =>
  text
    .replace(/<\/?a\b[^>]*>/gi, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
    .replace(/&amp;(#?\w{1,10};)/g, '&$1')
    .replace(/&lt;(\/?[bi]|br ?\/?)&gt;/gi, '<$1>');
