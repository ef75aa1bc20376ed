import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type MouseEvent, useRef } from 'react';
import { useApi } from '../../../shared/http/api-context.ts';
import { isApiError } from '../../../shared/http/api-error.ts';
import { rangePageQuery } from '../api/range-queries.ts';
import { targetOf } from '../model/range-path.ts';

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * A click on a link of the range loads its page first and then navigates to that page's URL. If there is no such page, the
 * click does nothing. If the look-up fails, the link's own URL opens and shows the error.
 */
export const useResolvedClick = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const latest = useRef(0);
  return (name: string, above: readonly string[], address: string) => async (event: MouseEvent) => {
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    latest.current += 1;
    const click = latest.current;
    const splat = await queryClient.ensureQueryData(rangePageQuery(api, name)).then(
      (page) => targetOf(page, above),
      (error: unknown) => (isApiError(error, 'NotFound') ? undefined : address),
    );
    if (splat === undefined || click !== latest.current) return;
    await navigate({ to: '/$region/products/$', params: { region: api.region, _splat: splat } });
  };
};
