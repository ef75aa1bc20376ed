/** The audience of identity tokens: only processes of this product, in case other software uses the same keys. */
export const audience = 'southline';
/** No token is worth anything longer than this, whatever it says of itself. */
export const lifetimeSeconds = 60;
