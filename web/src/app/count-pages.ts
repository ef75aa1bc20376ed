import type { Body } from '@southline/rest/types';
import { DEFAULT_REGION } from '../shared/http/api-client.ts';
import { notToBeCounted } from '../shared/http/not-to-be-counted.ts';
import { tabStorage } from '../shared/store/browser-storage.ts';
import type { Router } from './router.tsx';

type Page = Body<'analytics/page'>['page'];

const KEY = 'southline.visit';

/** A random id of this tab. Undefined without storage: otherwise each page would count as a new visit. */
const visitOf = (): string | undefined => {
  const known = tabStorage.getItem(KEY);
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const visit = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return tabStorage.setItem(KEY, visit) ? visit : undefined;
};

/**
 * The template of the page that is shown; undefined for an address that has none, and for the root, which leads on. Compiles only
 * while the server's list has every template.
 */
const shownPage = ({ state }: Router): Page | undefined => {
  const template = state.matches.at(-1)?.fullPath;
  return template === '/' || template === '/$region' ? undefined : template;
};

/** Reports each page to the server when it is shown: its route template only, without URL parameters and cookies. */
export const countPages = (router: Router, basePath: string, send: typeof fetch = (...call) => fetch(...call)) => {
  let shown: string | undefined;
  return router.subscribe('onRendered', ({ toLocation: { pathname } }) => {
    const stays = pathname === shown;
    shown = pathname;
    const page = stays || notToBeCounted() ? undefined : shownPage(router);
    const visit = page && visitOf();
    if (!visit) return;
    const { region = DEFAULT_REGION } = router.state.matches.at(-1)?.params ?? {};
    const request = {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ page, visit }),
    } as const;
    // Reads the answer to its end: otherwise the browser treats the request as still running.
    const told = send(`${basePath}/${region}/api/analytics/page`, request).then((answer) => answer.text());
    told.catch(() => {
      // A failed count has no effect on the visitor.
    });
  });
};
