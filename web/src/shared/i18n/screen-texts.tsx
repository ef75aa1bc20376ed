import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Api } from '../http/api-client.ts';
import { Texts } from './intl.tsx';
import { DEFAULT_LANGUAGE } from './language.ts';
import { type ScreenTexts as Loaded, textsQuery } from './texts-query.ts';
import { useLanguage } from './use-language.ts';

const merged = (results: UseQueryResult<Loaded>[]) => ({
  texts: Object.assign({}, ...results.map(({ data }) => data)) as Loaded,
  waiting: results.some(({ isPending }) => isPending),
});

type Props = {
  api: Api;
  screens: readonly string[];
  /** Shown until the texts are loaded, if no loader waited for them. */
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * Gives its children the texts of these screens in the visitor's language, added to the texts of its parents. English is part
 * of the client; operators' edits of it come with the page.
 */
export const ScreenTexts = ({ api, screens, fallback, children }: Props) => {
  const language = useLanguage();
  const { messages: around } = useIntl();
  const { texts, waiting } = useQueries({
    queries: language === DEFAULT_LANGUAGE ? [] : screens.map((screen) => textsQuery(api, language, screen)),
    combine: merged,
  });
  const all = useMemo(() => ({ ...(around as Loaded), ...texts }), [around, texts]);
  if (fallback !== undefined && waiting) return fallback;
  return (
    <Texts language={language} texts={all}>
      {children}
    </Texts>
  );
};
