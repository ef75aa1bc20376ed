import { DomainError } from '@southline/kernel/errors';
import type { Identity, Role } from '../identity/index.ts';

/** Who may call a method. There is no default: a method without an entry does not compile. */
export type Access = (identity: Identity | undefined) => void;

const unauthenticated = () => new DomainError('unauthenticated', 'UnauthorisedAccess', 'UnauthorisedAccess');
const forbidden = () => new DomainError('forbidden', 'Forbidden', 'This function is not available to you.');

/** A rule for every method of a service. */
export type AccessTable<Definition> = { readonly [Name in keyof Definition]: Access };

export const anyone: Access = () => undefined;

export const only =
  (...roles: readonly Role[]): Access =>
  (identity) => {
    if (!identity) throw unauthenticated();
    if (!roles.includes(identity.role)) throw forbidden();
  };

/** Guests, members and staff. */
export const people: Access = only('guest', 'Member', 'Dealer', 'Admin');

/** The named services, acting on their own behalf. */
export const service =
  (...names: readonly string[]): Access =>
  (identity) => {
    if (!identity) throw unauthenticated();
    if (identity.role !== 'service' || !names.some((name) => identity.subject === `service:${name}`)) throw forbidden();
  };

/** Passes when any of the rules passes. */
export const either =
  (...rules: readonly Access[]): Access =>
  (identity) => {
    const refusals = rules.map((rule) => {
      try {
        rule(identity);
        return undefined;
      } catch (error) {
        return error;
      }
    });
    if (!refusals.includes(undefined)) throw refusals[0];
  };
