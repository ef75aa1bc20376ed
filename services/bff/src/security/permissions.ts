import { DomainError, forbidden } from '@southline/kernel/errors';
import { callPaths, calls, routeOf } from '@southline/rest/calls';
import type { Permission, Who } from '@southline/rest/who';
import { notFound } from '../contract/order-details.ts';
import type { UserType } from '../sessions/session.ts';

const keyOf = (method: string, path: string) => `${method} ${path.replace(/^\//, '')}`.toLowerCase();

/** The permissions of every REST call, by method and path. */
export const permissions: Readonly<Record<string, Permission>> = Object.fromEntries(
  callPaths.map((path) => [`${calls[path].method} ${routeOf(path)}`, calls[path].permission]),
);

const table: ReadonlyMap<string, Permission> = new Map(
  Object.entries(permissions).map(([call, permission]) => [call.toLowerCase(), permission]),
);

/** Throws for a call without an entry in the table. */
export const permissionOf = (method: string, path: string): Permission => {
  const found = table.get(keyOf(method, path));
  if (!found) throw new Error(`${method} ${path} is not in the table of permissions`);
  return found;
};

/** Whether a call needs the caller's identity. */
export const needsCaller = ({ who, asks }: Permission): boolean => who !== 'P' || asks === true;

export const unauthorised = () => new DomainError('unauthenticated', 'UnauthorisedAccess', 'UnauthorisedAccess');
export const ownsNothing = () => notFound('There is nothing here that is yours.');

/** Throws if the call is not allowed for this person; `role` is undefined for a person who is not signed in. */
export const requireRight = (who: Who, role: UserType | undefined): void => {
  if (who !== 'M' && who !== 'S' && who !== 'A') return;
  if (role === undefined) throw unauthorised();
  if (who === 'S' && role === 'Member') throw forbidden();
  if (who === 'A' && role !== 'Admin') throw forbidden();
};

const inWords = {
  P: 'Anybody may call.',
  G: 'Anybody may call; works on what is the own guest session’s or, signed in, the own account’s.',
  M: 'For anyone who is signed in; others get 401.',
  S: 'For staff; others get 401 or 403.',
  A: 'For administrators; others get 401 or 403.',
  O: 'For the owner of the record (the account, or the guest session that placed the order) and staff; others get 404.',
} satisfies Record<Who, string>;

/** Describes a permission in the OpenAPI document. */
export const describePermission = ({ who, withEmptyToken }: Permission): string =>
  withEmptyToken ? `${inWords[who]} With an empty token: ${inWords[withEmptyToken]}` : inWords[who];
