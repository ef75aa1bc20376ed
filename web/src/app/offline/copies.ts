import type { Answer } from '@southline/rest/types';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Cart } from '../../features/cart/api/cart-types.ts';
import { isOffline } from '../../shared/http/connection.ts';
import type { Session } from '../../shared/http/session-query.ts';
import { copiesPrefix } from '../../shared/session/cached-pages.ts';
import { cartCopy, orderCopy, ordersCopy, sessionCopy } from './without-person.ts';

/** `build` names the script that wrote it: another build may expect other fields. */
type Copy = { build: string; key: QueryKey; at: string; data: unknown };

const build = new URL(import.meta.url).pathname;
const publicCopies = `${copiesPrefix}everybody`;
const mostCopies = 120;
const longestMs = 7 * 24 * 3_600_000;

const isAnswers = ([, area, kind]: QueryKey): boolean => area === 'pad' && kind === 'answers';

/** The reduced answer of a query that is to be stored; undefined for all other queries. */
const reduced = ([, area, kind, part]: QueryKey, data: unknown, at: string): unknown => {
  if (area === 'dealers') return data;
  if (area === 'pad' && kind === 'answers') return [...(data as ReadonlyMap<unknown, unknown>)];
  if (area === 'session') return sessionCopy(data as Session);
  if (area === 'cart' && kind === undefined) return cartCopy(data as Cart, at);
  if (area !== 'account' || kind !== 'orders') return undefined;
  if (part === 'member') return ordersCopy(data as Answer<'Order/get-member-orders'>);
  return part === 'one' ? orderCopy(data as Answer<'Order/get-member-order-details'>['data']) : undefined;
};

const isPublic = ([, area]: QueryKey): boolean => area === 'dealers' || area === 'pad';

const addressOf = ({ queryHash }: Pick<Query, 'queryHash'>): string => `/copies/${encodeURIComponent(queryHash)}`;

/** A name that tells one account from another without its number. */
const digestOf = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 16);
};

/**
 * The cache of the visitor's own copies. Undefined while the session is not known, and for staff: their orders are those of
 * other people.
 */
const ownCopies = async (client: QueryClient, [region]: QueryKey): Promise<string | undefined> => {
  const session = client.getQueryData<Session>([region, 'session']);
  if (!session) return undefined;
  if (!session.signedIn) return `${copiesPrefix}guest`;
  const { userType, membershipNo } = session.user ?? {};
  return userType === 'Member' && membershipNo ? `${copiesPrefix}${await digestOf(membershipNo)}` : undefined;
};

const store = async (client: QueryClient, query: Query): Promise<void> => {
  const { queryKey, state } = query;
  const at = new Date().toISOString();
  const data = reduced(queryKey, state.data, at);
  if (data === undefined) return;
  const own = await ownCopies(client, queryKey);
  if (queryKey[1] === 'session') {
    // Another person uses this browser now.
    const others = (await caches.keys()).filter(
      (name) => name.startsWith(copiesPrefix) && name !== publicCopies && name !== own,
    );
    await Promise.all(others.map((name) => caches.delete(name)));
  }
  const name = isPublic(queryKey) ? publicCopies : own;
  if (!name) return;
  const cache = await caches.open(name);
  const address = addressOf(query);
  // Re-added at the end, as the newest copy.
  await cache.delete(address);
  await cache.put(address, new Response(JSON.stringify({ build, key: queryKey, at, data } satisfies Copy)));
  const known = await cache.keys();
  await Promise.all(known.slice(0, Math.max(0, known.length - mostCopies)).map((request) => cache.delete(request)));
};

/** Stores the answers so far and all later ones, without what a browser may not store. */
export const keepCopies = (client: QueryClient): void => {
  const cache = client.getQueryCache();
  let last = Promise.resolve();
  // One after the other: an answer of the session deletes the copies of other people. A full storage stores nothing.
  const later = (query: Query) => {
    // Then the answer is a copy.
    if (isOffline()) return;
    last = last.then(() => store(client, query)).catch(() => undefined);
  };
  const all = () => {
    for (const query of cache.getAll()) if (query.state.status === 'success') later(query);
  };
  all();
  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { queryKey, state } = event.query;
    // Whose answers the earlier ones are is known only now.
    if (queryKey[1] === 'session' && state.dataUpdateCount === 1) all();
    else later(event.query);
  });
};

const copiesIn = async (response: Response | undefined): Promise<Copy[]> => {
  if (!response) return [];
  const copy = (await response.json()) as Copy;
  return copy.build === build && Date.now() - Date.parse(copy.at) < longestMs ? [copy] : [];
};

const cacheNames = async (): Promise<string[]> =>
  'caches' in window ? (await caches.keys()).filter((name) => name.startsWith(copiesPrefix)) : [];

const clientsToRefresh = new WeakSet<QueryClient>();

/** Copies are out of date as soon as there is a connection. */
const refreshOnline = (client: QueryClient) => {
  if (clientsToRefresh.has(client)) return;
  clientsToRefresh.add(client);
  const refresh = () => {
    clientsToRefresh.delete(client);
    void client.invalidateQueries();
  };
  window.addEventListener('online', refresh, { once: true });
};

/** The stored copy of a query's last answer; undefined without one. */
export const copyOf = async (query: Pick<Query, 'queryHash'>, client: QueryClient): Promise<unknown> => {
  for (const cacheName of await cacheNames()) {
    const [copy] = await copiesIn(await caches.match(addressOf(query), { cacheName }));
    if (!copy) continue;
    refreshOnline(client);
    return copy.data;
  }
  return undefined;
};

/** Restores the pad's look-ups, which no query loads. */
export const restoreLookUps = async (client: QueryClient): Promise<void> => {
  if (!(await cacheNames()).includes(publicCopies)) return;
  const cache = await caches.open(publicCopies);
  for (const request of await cache.keys()) {
    const [copy] = await copiesIn(await cache.match(request));
    if (copy && isAnswers(copy.key)) {
      client.setQueryData(copy.key, (known: unknown) => known ?? new Map(copy.data as [unknown, unknown][]));
    }
  }
};
