/** The audience of identity tokens: only processes of this product, in case other software uses the same keys. */
export const audience = 'southline';
/** The longest lifetime of any token, whatever its own claims. */
export const lifetimeSeconds = 60;
