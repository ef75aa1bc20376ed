import { DomainError } from '@southline/kernel/errors';
import type { UserType } from '../sessions/session.ts';

/**
 * Who may call (contract, "Who may call"): P anybody, without an identity · G anybody, working on what is theirs ·
 * M whoever is signed in · S staff · O the owner of the record, or staff; whose it is, the record's service decides.
 */
export type Who = 'P' | 'G' | 'M' | 'S' | 'O';

export interface Permission {
  readonly who: Who;
  /** Of G: somebody without a guest session gets one. */
  readonly opens?: true;
  /** Of P: tells a caller who it is, if somebody; a session that is over is no failure. */
  readonly asks?: true;
  /** Of P: a body with an empty token is the other call behind this path. */
  readonly withEmptyToken?: Who;
}

const anybody: Permission = { who: 'P' };
const own: Permission = { who: 'G' };
const signedIn: Permission = { who: 'M' };
const staff: Permission = { who: 'S' };
const owner: Permission = { who: 'O' };

/** Every REST call under `/{region}/api/`. A call that is not here cannot be registered. */
export const permissions: Readonly<Record<string, Permission>> = {
  'GET session/current': { who: 'P', asks: true },
  'GET session/show-chicago-banner': anybody,
  'GET session/show-announcement': anybody,
  'GET Language/get': anybody,
  'GET Images/get': anybody,
  'GET contextsearch/google-search': anybody,
  'POST :provider/execute': anybody,
  'GET products/get-product-list': anybody,
  'GET products/get-technical-downloads': anybody,
  'GET products/get-technical-downloads-details': anybody,
  'POST Products/search-by-category': anybody,
  'POST Products/get-supersession-listing': anybody,

  'POST auth/sign-in': anybody,
  'POST auth/sign-up': anybody,
  'POST auth/verify-email': anybody,
  'POST auth/forgot-password': anybody,
  'POST auth/check-reset-token': anybody,
  'POST auth/reset-password': { who: 'P', withEmptyToken: 'M' },
  'POST auth/sign-out': signedIn,
  'POST auth/get-sessions': signedIn,
  'POST auth/sign-out-others': signedIn,
  'POST auth/get-profile': signedIn,
  'POST auth/update-profile': signedIn,
  'POST products/get-favourite': signedIn,
  'POST products/get-favourite-numbers': signedIn,
  'POST products/add-favourite': signedIn,
  'POST products/remove-favourite': signedIn,

  'POST cart/add-to-cart': { who: 'G', opens: true },
  'POST cart/get-shopping-carts-for-cartspage': own,
  'POST cart/update-carts': own,
  'POST cart/delete-carts': own,
  'POST cart/update-cart-customer-details': own,
  'POST cart/submit-order': own,
  'POST payment/eway-access-code': own,
  'POST payment/eway-query-transaction-and-save-response': own,

  'POST Contactus/submit-contactus': anybody,
  'POST booking/request': anybody,
  'POST ChicagoEntry/upload-file': { who: 'G', opens: true },
  'POST ChicagoEntry/delete-file': { who: 'G', opens: true },
  'POST ChicagoEntry/submit': { who: 'G', opens: true },
  'GET ChicagoEntry/entries.csv': staff,

  'POST order/get-order-pdf': owner,
  'GET Order/get-tax-invoice': owner,
  'GET Order/get-packing-list': owner,
  'POST Order/get-member-order-details': owner,
};

const keyOf = (method: string, path: string) => `${method} ${path.replace(/^\//, '')}`.toLowerCase();

const table: ReadonlyMap<string, Permission> = new Map(
  Object.entries(permissions).map(([call, permission]) => [call.toLowerCase(), permission]),
);

/** Throws for a call that nobody has decided about. */
export const permissionOf = (method: string, path: string): Permission => {
  const found = table.get(keyOf(method, path));
  if (!found) throw new Error(`${method} ${path} is not in the table of permissions`);
  return found;
};

/** Whether a call has to know who is calling. */
export const needsCaller = ({ who, asks }: Permission): boolean => who !== 'P' || asks === true;

export const unauthorised = () => new DomainError('unauthenticated', 'UnauthorisedAccess', 'UnauthorisedAccess');
const forbidden = () => new DomainError('forbidden', 'Forbidden', 'This function is not available to you.');

/** Throws for somebody whom the call is not for; `role` is undefined for whoever is not signed in. */
export const requireRight = (who: Who, role: UserType | undefined): void => {
  if (who !== 'M' && who !== 'S') return;
  if (role === undefined) throw unauthorised();
  if (who === 'S' && role === 'Member') throw forbidden();
};

const inWords = {
  P: 'Anybody may call.',
  G: 'Anybody may call; works on what is the own guest session’s or, signed in, the own account’s.',
  M: 'For whoever is signed in; others get 401.',
  S: 'For staff; others get 401 or 403.',
  O: 'For the owner of the record (the account, or the guest session that placed the order) and staff; others get 404.',
} satisfies Record<Who, string>;

/** For the document. */
export const describePermission = ({ who, withEmptyToken }: Permission): string =>
  withEmptyToken ? `${inWords[who]} With an empty token: ${inWords[withEmptyToken]}` : inWords[who];
