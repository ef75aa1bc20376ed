const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Whether a text has markup that needs the sanitiser, such as a link. */
export const hasMoreMarkup = (text: string): boolean => /<(?!\/?[bi]>|br ?\/?>)/i.test(text);

/**
 * All markup except b, i and br without attributes is escaped, and links become their text. Entities stay as they are, so an
 * escaped tag does not become one. It needs no DOM.
 */
export const plainMarkup = (text: string): string =>
  text
    .replace(/<\/?a\b[^>]*>/gi, '')
    .replace(/<\/?[bi]>|<br ?\/?>|&#?\w{1,10};|[&<>"]/gi, (part) => entities[part] ?? part);
