/**
 * The one form in which an address is stored, compared and mailed. Mail never goes to the address as typed. Some letters
 * match an account only after lower-casing (the Kelvin sign becomes a k), so secrets could go to another mailbox.
 */
export const normalizeEmail = (text: string): string => text.trim().normalize('NFC').toLowerCase();
