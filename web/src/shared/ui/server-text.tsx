import DOMPurify from 'dompurify';
import { useIntl } from 'react-intl';
import { translated } from './error-text.tsx';
import { plainMarkup } from './server-html.ts';

const allowed = { ALLOWED_TAGS: ['b', 'i', 'a', 'br'], ALLOWED_ATTR: ['href'] };

/** A message of the server: it may contain b, i, a and br; other markup is removed. */
export const ServerText = ({ text }: { text: string }) => {
  const words = translated(text, useIntl());
  const clean = DOMPurify.isSupported ? DOMPurify.sanitize(words, allowed) : plainMarkup(words);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in the line above, the only place that does this
  return <span dangerouslySetInnerHTML={{ __html: clean }} />;
};
