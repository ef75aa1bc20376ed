import type { Data } from '@southline/rest/types';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../../shared/http/api-context.ts';
import { isBlank, type PadRow } from '../../../shared/store/pad-slice.ts';
import { useAppSelector } from '../../../shared/store/store.ts';
import { type Answer, isAskable, questionOf } from '../model/row-view.ts';

export type QuickOrder = Data<'cart/quick-order'>;
type Answers = ReadonlyMap<string, Answer>;

const none: Answers = new Map();
/** The delay before a look-up while the buyer types. A pasted list is looked up at once. */
const TYPING_MS = 350;
const FEW = 3;
const MOST_AT_ONCE = 200;

const toQuestion = ({ partNo, quantity }: PadRow) => ({ partNo: partNo.trim(), quantity: quantity || 1 });

const useVehicleSlug = () => useAppSelector((state) => state.finder.vehicle?.vehicleSlug ?? '');

/** Answers are cached by their question, so that a late answer is never shown beside a newer number. */
const useAnswersKey = () => {
  const { region } = useApi();
  return [region, 'pad', 'answers', useVehicleSlug()] as const;
};

export const useCacheAnswers = () => {
  const queryClient = useQueryClient();
  const key = useAnswersKey();
  return (rows: readonly { partNo: string; quantity: number }[], answers: readonly Answer[]): void => {
    queryClient.setQueryData<Answers>(key, (known = none) => {
      const next = new Map(known);
      for (const [index, row] of rows.entries()) {
        const answer = answers[index];
        if (answer) next.set(questionOf(row), answer);
      }
      return next;
    });
  };
};

/** The look-up results of the rows. Rows without a result are looked up together in one call. */
export const useAnswers = (rows: readonly PadRow[]) => {
  const api = useApi();
  const vehicleSlug = useVehicleSlug();
  const keep = useCacheAnswers();
  const { data: answers = none } = useQuery<Answers>({ queryKey: useAnswersKey(), queryFn: skipToken });
  const open = new Map(
    rows
      .filter((row) => !isBlank(row) && isAskable(row))
      .map(toQuestion)
      .filter((row) => !answers.has(questionOf(row)))
      .map((row) => [questionOf(row), row]),
  );
  const wanted = [...open.keys()].slice(0, MOST_AT_ONCE).join('\n');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), wanted.split('\n').length > FEW ? 0 : TYPING_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const asking = useQuery({
    queryKey: [api.region, 'pad', 'asked', vehicleSlug, asked],
    // The call has no abort signal: its answer is cached, also if the row has changed in the meantime.
    queryFn: async () => {
      const questions = asked.split('\n').flatMap((question) => open.get(question) ?? []);
      if (questions.length === 0) return null;
      const { data } = await api.post('cart/quick-order', { rows: questions, dryRun: true, vehicleSlug });
      keep(questions, data.rows);
      return null;
    },
    enabled: asked !== '' && asked === wanted,
    staleTime: 0,
    gcTime: 0,
  });
  return { answers, error: wanted === '' ? null : asking.error, again: asking.refetch };
};
