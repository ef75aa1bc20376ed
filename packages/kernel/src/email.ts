import { readProse } from './typed-text.ts';

// RFC 5321: 254 characters for all of it, 64 before the @.
export const LONGEST_ADDRESS = 254;
const LONGEST_LOCAL_PART = 64;

// A local part, one @, and a host name of labels with dots and an ending of at least two characters. No blanks, no control
// characters, and no characters that enclose or separate addresses in a mail header. Labels are letters and digits of any
// script, with inner hyphens: mail software writes "münchen.example" as a host name, and host names have no underscore.
const LABEL = String.raw`[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?`;
const ADDRESS = new RegExp(String.raw`^[^\s\p{C}@<>()[\]",:;\\]+@(?:${LABEL}\.)+(?=.{2})${LABEL}$`, 'u');

/**
 * The one rule for e-mail addresses, for web and services. Surrounding blanks are allowed: they are trimmed before storing.
 */
export const isEmailAddress = (typed: string): boolean => {
  const address = typed.trim();
  return address.length <= LONGEST_ADDRESS && address.indexOf('@') <= LONGEST_LOCAL_PART && ADDRESS.test(address);
};

/**
 * An address as it is stored and mailed. Keyboards and copied text add full-width ASCII, ideographic full stops and signs that
 * print nothing; the mailbox has none of them. Every other letter stays: it belongs to another mailbox.
 */
export const readAddress = (typed: string): string =>
  readProse(typed)
    .replace(/[\u200c\u200d]/g, '')
    .replace(/[\u3002\uff61]/g, '.')
    .normalize('NFC')
    .trim();

// Kelvin sign, Greek question mark and Greek varia. NFC or lower case would turn each of them into an ASCII sign.
const becomesAscii = /([\u212a\u037e\u1fef])/;

/**
 * The one form in which addresses are compared, exactly. Letter case and the composition of letters make no other mailbox.
 * No other two addresses are equal in it, and no letter becomes an ASCII sign. So it may be applied to an address that was
 * stored as typed. Never compare addresses by a collation: it makes look-alike letters equal.
 */
export const normalizedAddress = (address: string): string =>
  address
    .trim()
    .split(becomesAscii)
    .map((piece) => (becomesAscii.test(piece) ? piece : piece.normalize('NFC').toLowerCase().normalize('NFC')))
    .join('');

/** Whether the typed address is the stored one. Addresses of earlier releases are stored as typed. */
export const isSameAddress = (stored: string, typed: string): boolean =>
  [typed, readAddress(typed)].map(normalizedAddress).includes(normalizedAddress(stored));

/** Addresses in one field, separated by semicolons of any width; empty items are ignored. */
export const splitAddresses = (text: string): string[] =>
  text
    .split(/[;\uff1b]/)
    .map((item) => item.trim())
    .filter(Boolean);

/** Whether the text has more than an address, such as "Robin Lee <robin@example.com>" or two addresses. */
export const isMoreThanAnAddress = (typed: string): boolean =>
  !isEmailAddress(typed) && /[^\s<>,;"]@[^\s<>,;"]/.test(typed) && /[\s<>,;"]/.test(typed.trim());

/** An address as it may be shown in the staff journal: "k…@example.com". */
export const maskedAddress = (address: string): string => {
  const at = address.lastIndexOf('@');
  return at < 1 ? '…' : `${[...address][0]}…${address.slice(at)}`;
};

/** Providers that ignore dots before the @, with their canonical domain. */
const dotless: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * The mailbox of an address, for counting only. A suffix after a plus sign does not make another mailbox (a subfolder at all
 * large providers, RFC 5233). Dots do, except at providers that ignore them. Look-alike letters do too, so that the holder of
 * a look-alike address uses up no limit of another person.
 */
export const mailboxOf = (address: string): string => {
  const plain = normalizedAddress(readAddress(address));
  const at = plain.lastIndexOf('@');
  if (at < 0) return plain;
  const name = plain.slice(0, at).replace(/(?<=.)\+.*$/, '');
  const host = plain.slice(at + 1);
  const provider = dotless[host];
  return provider ? `${name.replaceAll('.', '')}@${provider}` : `${name}@${host}`;
};
