const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Whether a text has markup that needs the sanitiser, such as a link. */
export const hasMoreMarkup = (text: string): boolean => /<(?!\/?[bi]>|br ?\/?>)/i.test(text);

/** All markup except b, i and br without attributes is escaped, and links become their text. It needs no DOM. */
export const plainMarkup = (text: string): string =>
  text
    .replace(/<\/?a\b[^>]*>/gi, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
    .replace(/&amp;(#?\w{1,10};)/g, '&$1')
    .replace(/&lt;(\/?[bi]|br ?\/?)&gt;/gi, '<$1>');
