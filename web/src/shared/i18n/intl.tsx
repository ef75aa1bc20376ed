import { type ReactNode, useCallback, useMemo } from 'react';
import { IntlProvider, MissingTranslationError } from 'react-intl';
import { DEFAULT_LANGUAGE, formatLocale, isPseudo, type Language } from './language.ts';
import { useNoteMissing } from './missing-texts.ts';

type Props = { language?: Language; texts?: Readonly<Record<string, string>>; children: ReactNode };

const descriptorOf = (error: object): { id?: string } | undefined =>
  'descriptor' in error ? (error.descriptor as { id?: string }) : undefined;

/**
 * English is in the messages.ts files and needs no texts; other languages come by message id. A text that is missing or has
 * invalid placeholders is shown in English.
 */
export const Texts = ({ language = DEFAULT_LANGUAGE, texts, children }: Props) => {
  const missing = useNoteMissing();
  const messages = useMemo(() => ({ ...texts }), [texts]);
  const locale = formatLocale(language);
  // A new function would be a new configuration: every text of the page would render again.
  const note = useCallback(
    (error: Error) => {
      const id = descriptorOf(error)?.id;
      // English needs no texts, so this is no error.
      if (language === DEFAULT_LANGUAGE && error instanceof MissingTranslationError) return;
      if (id) missing?.note(id);
    },
    [language, missing],
  );
  return (
    <IntlProvider
      locale={locale}
      defaultLocale={isPseudo(language) ? 'en' : 'en-AU'}
      messages={messages}
      onError={note}
    >
      {children}
    </IntlProvider>
  );
};
