/** Whom identities are signed for: processes of ours, and nobody else who may be shown the same keys. */
export const audience = 'southline';
/** No token is worth anything longer than this, whatever it says of itself. */
export const lifetimeSeconds = 60;
