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

/** Addresses in one field, separated by semicolons; empty items are ignored. */
export const splitAddresses = (text: string): string[] =>
  text
    .split(';')
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
 * The mailbox of an address, for counting only. Letter case and a suffix after a plus sign do not make another mailbox (a
 * subfolder at all large providers, RFC 5233). Dots do, except at providers that ignore them.
 */
export const mailboxOf = (address: string): string => {
  const plain = address.normalize('NFKC').trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  if (at < 0) return plain;
  const name = plain.slice(0, at).replace(/(?<=.)\+.*$/, '');
  const host = plain.slice(at + 1);
  const provider = dotless[host];
  return provider ? `${name.replaceAll('.', '')}@${provider}` : `${name}@${host}`;
};
