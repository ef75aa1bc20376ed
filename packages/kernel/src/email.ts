// RFC 5321: 254 characters for all of it, 64 before the @.
export const LONGEST_ADDRESS = 254;
const LONGEST_LOCAL_PART = 64;

// Something, one @, a name of labels with dots between and an ending of two characters or more. No blank, no control, and
// nothing that encloses or separates addresses in a mail header. Labels are letters and digits of any script and hyphens
// inside: mail software writes "münchen.example" as a host name, and no host name has an underscore.
const LABEL = String.raw`[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?`;
const ADDRESS = new RegExp(String.raw`^[^\s\p{C}@<>()[\]",:;\\]+@(?:${LABEL}\.)+(?=.{2})${LABEL}$`, 'u');

/** The one rule for an address, of web and services. Blanks around it are no mistake: they are cut before it is kept. */
export const isEmailAddress = (typed: string): boolean => {
  const address = typed.trim();
  return address.length <= LONGEST_ADDRESS && address.indexOf('@') <= LONGEST_LOCAL_PART && ADDRESS.test(address);
};

/** Addresses in one field, with semicolons between; empty items do not count. */
export const splitAddresses = (text: string): string[] =>
  text
    .split(';')
    .map((item) => item.trim())
    .filter(Boolean);

/** More than an address, such as "Robin Lee <robin@example.com>" or two of them. */
export const isMoreThanAnAddress = (typed: string): boolean =>
  !isEmailAddress(typed) && /[^\s<>,;"]@[^\s<>,;"]/.test(typed) && /[\s<>,;"]/.test(typed.trim());

/** Providers that ignore dots before the @, by the one name of their mailboxes. */
const dotless: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * The mailbox of an address, for counting only. Letter case and what follows a plus sign (a folder of the same mailbox at all large
 * providers, RFC 5233) make no other mailbox. Dots count, except where the provider says that they do not.
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
