import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Api } from '../http/api-client.ts';
import { Texts } from './intl.tsx';
import { DEFAULT_LANGUAGE } from './language.ts';
import { type ScreenTexts as Loaded, textsQuery } from './texts-query.ts';
import { useLanguage } from './use-language.ts';

/** Long enough for the first paint and what it asks for. */
const AFTER_FIRST_PAINT_MS = 1_500;

const useLater = () => {
  const [later, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), AFTER_FIRST_PAINT_MS);
    return () => clearTimeout(timer);
  }, []);
  return later;
};

const merged = (results: UseQueryResult<Loaded>[]) => ({
  texts: Object.assign({}, ...results.map(({ data }) => data)) as Loaded,
  waiting: results.some(({ isPending }) => isPending),
});

type Props = {
  api: Api;
  screens: readonly string[];
  /** Shown until the texts are here, where no loader has waited for them. */
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * What is inside speaks the visitor's language with the texts of these screens, beside those of what is around it. English comes
 * with the client; what an operator has changed in it is asked for after the first paint.
 */
export const ScreenTexts = ({ api, screens, fallback, children }: Props) => {
  const language = useLanguage();
  const { messages: around } = useIntl();
  const later = useLater();
  const english = language === DEFAULT_LANGUAGE;
  const { texts, waiting } = useQueries({
    queries: screens.map((screen) => ({ ...textsQuery(api, language, screen), enabled: !english || later })),
    combine: merged,
  });
  const all = useMemo(() => ({ ...(around as Loaded), ...texts }), [around, texts]);
  if (fallback !== undefined && !english && waiting) return fallback;
  return (
    <Texts language={language} texts={all}>
      {children}
    </Texts>
  );
};
