import { escapeHtml } from '@southline/kernel/html';

// XML 1.0 cannot represent these characters, not even escaped.
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text for XML content and attributes. Attributes of parts are data: they never reach the SVG unescaped. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(unwritable, ''));
