/** Keys that begin with a key and a slash: the character after the slash ends the range. */
export const keysBelow = (key: string) => ({ $gt: `${key}/`, $lt: `${key}0` });
