import { useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { DEFAULT_REGION, type Region } from '../shared/http/api-client.ts';
import { isPseudo, pageLanguage } from '../shared/i18n/language.ts';
import { createMissingTexts, MissingTextsProvider, useMissingTexts } from '../shared/i18n/missing-texts.ts';
import { ScreenTexts } from '../shared/i18n/screen-texts.tsx';
import { shownScreens } from '../shared/i18n/shown-screens.ts';
import { useLanguage } from '../shared/i18n/use-language.ts';

/** For translators, only in the pseudo-language: the message ids without a text in the chosen language. */
const MissingList = () => {
  const missing = useMissingTexts();
  return missing.length > 0 && <pre data-missing-texts>{missing.join('\n')}</pre>;
};

const regionIn = (pathname: string, basePath: string): Region =>
  /^\/nz(\/|$)/i.test(pathname.slice(basePath === '/' ? 0 : basePath.length)) ? 'nz' : DEFAULT_REGION;

/** Gives every page, including error pages, the texts of its routes in the visitor's language. */
export const TextsOfPage = ({ children }: { children: ReactNode }) => {
  const { basepath = '/', context } = useRouter().options;
  const language = useLanguage();
  const [missing] = useState(createMissingTexts);
  // Each selector returns one string, so that the page renders again only if that string changes.
  const region = useRouterState({ select: ({ location }) => regionIn(location.pathname, basepath) });
  const screens = useRouterState({ select: ({ matches }) => shownScreens(matches).join(' ') });
  useEffect(() => {
    const lang = pageLanguage(language, region);
    // Setting even the same value makes the browser lay out the whole page again.
    if (document.documentElement.lang !== lang) document.documentElement.lang = lang;
  }, [language, region]);
  return (
    <MissingTextsProvider value={missing}>
      <ScreenTexts api={context.apiFor(region)} screens={screens.split(' ')}>
        {children}
        {isPseudo(language) && <MissingList />}
      </ScreenTexts>
    </MissingTextsProvider>
  );
};
