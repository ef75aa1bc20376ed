/**
 * The one form that an address is kept, compared and mailed in. Mail never goes to an address as it was typed: letters that
 * only look up the same account after lower-casing (the Kelvin sign is a k) would otherwise send its secrets elsewhere.
 */
export const normalizeEmail = (text: string): string => text.trim().normalize('NFC').toLowerCase();
