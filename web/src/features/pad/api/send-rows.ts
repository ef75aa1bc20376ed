import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../shared/http/api-context.ts';
import { isApiError } from '../../../shared/http/api-error.ts';
import { sessionKey } from '../../../shared/http/session-query.ts';
import { type PadRow, type PadSending, sendingBegun, sendingEnded } from '../../../shared/store/pad-slice.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/store.ts';
import { questionOf } from '../model/row-view.ts';
import { type QuickOrder, useCacheAnswers } from './answers.ts';

/** Whether the server certainly refused the rows. After any other failure they may be in the cart. */
const isRefused = (error: Error): boolean => isApiError(error) && error.status >= 400 && error.status < 500;

export type Refusals = ReadonlyMap<string, string>;

/**
 * Puts rows into the cart. Rows without an answer stay `sending`. They are sent again with the same idempotency key, also
 * after a reload.
 */
export const useSendRows = () => {
  const api = useApi();
  const dispatch = useAppDispatch();
  const queryClient = useQueryClient();
  const keep = useCacheAnswers();
  const sending = useAppSelector((state) => state.pad.sending);
  const vehicleSlug = useAppSelector((state) => state.finder.vehicle?.vehicleSlug ?? '');
  const [refusals, setRefusals] = useState<Refusals>(new Map());
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: async ({ key, rows, vehicleSlug }: PadSending): Promise<QuickOrder> => {
      const typed = rows.map(({ partNo, quantity }) => ({ partNo: partNo.trim(), quantity: quantity || 1 }));
      const body = { rows: typed, ...(vehicleSlug && { vehicleSlug }) };
      return (await api.post('cart/quick-order', body, { idempotencyKey: key })).data;
    },
    onSuccess: (answer, { rows }) => {
      keep(rows, answer.rows);
      const left = new Map(answer.problems.map(({ row, problem }) => [row, problem]));
      dispatch(sendingEnded(rows.filter((_, index) => !left.has(index + 1))));
      setRefusals(
        new Map(
          [...left].flatMap(([row, problem]) => {
            const sent = rows[row - 1];
            return sent ? [[questionOf(sent), problem] as const] : [];
          }),
        ),
      );
      void queryClient.invalidateQueries({ queryKey: sessionKey(api) });
      void queryClient.invalidateQueries({ queryKey: [api.region, 'cart'] });
    },
    onError: (refusal) => {
      if (isRefused(refusal)) dispatch(sendingEnded([]));
    },
  });
  const send = (wanted: PadSending): void => {
    if (isPending) return;
    dispatch(sendingBegun(wanted));
    mutate(wanted);
  };
  return {
    add: (rows: PadRow[]): void => send({ key: crypto.randomUUID(), rows, vehicleSlug }),
    /** Rows whose arrival is not confirmed. */
    unconfirmed: isPending ? null : sending,
    again: (): void => {
      if (sending) send(sending);
    },
    refusals,
    isPending,
    error: sending ? null : error,
    added: data?.added ?? 0,
    reset,
  };
};
