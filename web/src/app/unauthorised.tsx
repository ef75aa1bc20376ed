import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DEFAULT_REGION } from '../shared/http/api-client.ts';
import { type ApiError, isUnauthorised, UNAUTHORISED } from '../shared/http/api-error.ts';
import { forgetPerson } from '../shared/http/personal-data.ts';
import { returnPath } from '../shared/session/return-path.ts';
import type { Router } from './router.tsx';

const AT_SIGN_IN = /^\/[^/]+\/sign-in\/?$/i;
const regionIn = (pathname: string) => /^\/(au|nz)(?=\/|$)/i.exec(pathname)?.[1] ?? DEFAULT_REGION;

/**
 * The one place that reacts to UnauthorisedAccess, wherever it came from: what belonged to the session is dropped, and the way
 * leads to sign-in. Vehicle look-ups say so themselves (`meta.unauthorised`) or by message alone; their session is kept.
 */
export const Unauthorised = ({ router }: { router: Router }) => {
  const queryClient = useQueryClient();
  useEffect(() => {
    let leaving = false;
    const leave = async (error: ApiError, meta: Record<string, unknown> | undefined) => {
      // Where the visitor is going, which is where they are once it has loaded.
      const { href, pathname } = router.latestLocation;
      const lookUp = meta?.unauthorised === 'parts-finder' || error.code !== UNAUTHORISED;
      if (!AT_SIGN_IN.test(pathname)) {
        if (!lookUp) returnPath.remember(href);
        await router.navigate({
          to: '/$region/sign-in',
          params: { region: regionIn(pathname) },
          search: { re: lookUp ? 'parts-finder' : 'unauthorised' },
        });
      }
      // Not before the page is left: it would ask again for all that is dropped, and be refused again.
      if (error.code === UNAUTHORISED) await forgetPerson(queryClient);
    };
    const react = (error: unknown, meta: Record<string, unknown> | undefined) => {
      if (leaving || !isUnauthorised(error)) return;
      leaving = true;
      void leave(error, meta).finally(() => {
        leaving = false;
      });
    };
    const stops = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') react(event.action.error, event.query.meta);
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') react(event.action.error, event.mutation.meta);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient, router]);
  return null;
};
