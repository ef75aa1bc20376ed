/** Whether the browser knows that it has no connection. A server that renders pages always has one. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false;
