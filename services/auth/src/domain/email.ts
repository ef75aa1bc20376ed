/**
 * The one form that an address is kept, compared and mailed in. Mail never goes to an address as it was typed: letters that
 * only look up the same account after lower-casing (the Kelvin sign is a k) would otherwise send its secrets elsewhere.
 */
export const normalizeEmail = (text: string): string => text.trim().normalize('NFC').toLowerCase();

// RFC 5321: 254 characters for all of it, 64 before the @.
const longest = 254;
const longestLocalPart = 64;

/** Something, an @, a name with a dot; no blanks, controls, quotes, brackets or further @ that a mail header could trip over. */
const shape = /^[^\s\p{C}@<>()[\]",:;\\]+@[^\s\p{C}@<>()[\]",:;\\.]+(\.[^\s\p{C}@<>()[\]",:;\\.]+)+$/u;

/** Of an address in its normal form. */
export const isEmail = (email: string): boolean =>
  email.length <= longest && email.indexOf('@') <= longestLocalPart && shape.test(email);
