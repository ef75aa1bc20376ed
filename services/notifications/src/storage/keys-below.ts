/** The range of keys that begin with `key` and a slash. "0" is the character after the slash. */
export const keysBelow = (key: string) => ({ $gt: `${key}/`, $lt: `${key}0` });
