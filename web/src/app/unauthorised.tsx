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
 * The one place that reacts to UnauthorisedAccess, whatever its source: it drops the session's data and opens the sign-in.
 * Vehicle look-ups are marked by `meta.unauthorised` or recognised by their message; their session stays.
 */
export const Unauthorised = ({ router }: { router: Router }) => {
  const queryClient = useQueryClient();
  useEffect(() => {
    let leaving = false;
    const leave = async (error: ApiError, meta: Record<string, unknown> | undefined) => {
      // The target of a running navigation, otherwise the current page.
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
      // The data are dropped only after the page was left. Otherwise its components would request them again and be refused.
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
