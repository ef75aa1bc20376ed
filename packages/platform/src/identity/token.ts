/** Services that a service calls with the token of its own caller. */
const askedOnBehalf: Readonly<Record<string, readonly string[]>> = { orders: ['vouchers'], returns: ['orders'] };

/** The services that accept a token for calls of `service`. */
export const audiencesOf = (service: string): string[] => [service, ...(askedOnBehalf[service] ?? [])];

/** The service that answers a method: its package is `southline.<service>.v1`. */
export const serviceOf = (path: string): string => /^\/southline\.(\w+)\./.exec(path)?.[1] ?? '';

/** The longest lifetime of any token, whatever its own claims. */
export const lifetimeSeconds = 60;
