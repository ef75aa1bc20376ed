const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * On a server there is no DOM to sanitise with: everything is text there but b, i and br without attributes. Links come with
 * the browser's own rendering.
 */
export const plainMarkup = (text: string): string =>
  text
    .replace(/<\/?a\b[^>]*>/gi, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
    .replace(/&amp;(#?\w{1,10};)/g, '&$1')
    .replace(/&lt;(\/?[bi]|br ?\/?)&gt;/gi, '<$1>');
