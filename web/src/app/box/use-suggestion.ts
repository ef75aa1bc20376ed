import { useDebouncedValue } from '@mantine/hooks';
import { kindOfTyped } from '@southline/kernel/typed-kind';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useCardNumberText } from '../../shared/forms/use-card-number-text.ts';
import { useApi } from '../../shared/http/api-context.ts';
import { useLanguage } from '../../shared/i18n/use-language.ts';
import { useAppSelector } from '../../shared/store/store.ts';
import { isAskedAbout, suggestQuery } from './suggest-query.ts';

/** Keys within this time cause one request only. */
const PAUSE_MS = 20;
const LONGEST = 200;

/**
 * The suggestions for the text in the box. Whole VINs, lists and card numbers are recognised here and never sent. A possible
 * registration, the beginning of a VIN or a frame number is sent in a body, because it may be a part number.
 */
export const useSuggestion = (typed: string, pasted: string, open: boolean) => {
  const api = useApi();
  const language = useLanguage();
  const { vehicle: shown } = useSearch({ strict: false });
  const stored = useAppSelector(({ finder }) => finder.vehicle?.vehicleSlug);
  const vehicleSlug = shown ?? stored ?? '';
  const cardText = useCardNumberText();
  const text = typed.trim().slice(0, LONGEST);
  // The text in one line may not say what its lines and columns do.
  const kind = useMemo(() => (kindOfTyped(pasted) === 'List' ? 'List' : kindOfTyped(typed)), [pasted, typed]);
  const card = cardText(text);

  const queryOf = (q: string) => suggestQuery(api, { q, vehicleSlug, language });
  const isAsked = (q: string) => !cardText(q) && isAskedAbout(q);
  const [settled] = useDebouncedValue(text, PAUSE_MS);
  const query = useQuery({ ...queryOf(settled), enabled: open && kind !== 'List' && isAsked(settled) });
  const asked = kind !== 'List' && isAsked(text);
  return {
    kind,
    card,
    vehicleSlug,
    /** The answer to the current text of the box, or to the previous text while the new answer is loading. */
    data: asked ? query.data : undefined,
    isSettled: settled === text && !query.isPlaceholderData && !query.isFetching,
    error: asked && settled === text ? query.error : null,
    /** The query for exactly this text; Enter uses its answer. */
    answer: asked ? queryOf(text) : undefined,
  };
};
