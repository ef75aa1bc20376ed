import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { translated } from './error-text.tsx';
import { hasMoreMarkup, plainMarkup } from './server-html.ts';

/**
 * The text with its links. The sanitiser is 9 kB, so only a text that needs it loads it. Until then, and if it cannot be
 * loaded, the text is shown without links.
 */
const useSanitised = (words: string): string => {
  const [clean, setClean] = useState({ words: '', html: '' });
  useEffect(() => {
    if (!hasMoreMarkup(words)) return;
    let left = false;
    const load = async () => {
      const { sanitise } = await import('./sanitise.ts');
      if (!left) setClean({ words, html: sanitise(words) });
    };
    // A failure is ignored: the text stays without links.
    load().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [words]);
  return clean.words === words ? clean.html : plainMarkup(words);
};

/** A message of the server: it may contain b, i, a and br; other markup is removed. */
export const ServerText = ({ text }: { text: string }) => {
  const clean = useSanitised(translated(text, useIntl()));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in the line above, the only place that does this
  return <span dangerouslySetInnerHTML={{ __html: clean }} />;
};
