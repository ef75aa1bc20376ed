/** The form in which passwords are compared and hashed, so that it does not matter how a keyboard composes letters. */
export const normalizePassword = (password: string): string => password.normalize('NFC');

const shortest = 10;
const longest = 128;

/** Words of the product and its trade. */
const productWords = ['southline', 'spareparts', 'autoparts', 'partsfinder', 'carparts', 'battery', 'workshop'];

/** The usual disguises: "p@$$w0rd" is "password". */
const disguises: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
const undisguised = (text: string): string => text.replace(/[@431!0$57]/g, (sign) => disguises[sign] ?? sign);

/** Letters and digits alone. */
const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

const lettersOnly = (text: string): string => text.replace(/[^\p{L}]/gu, '');

/** "abcabcabcabc" is "abc"; "aaaaaaaaaa" is "a". */
const period = (text: string): string => /^(.+?)\1+$/u.exec(text)?.[1] ?? text;

const isRun = (text: string): boolean => {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)));
  return text !== '' && steps.size <= 1 && [0, 1, -1].includes([...steps][0] ?? 0);
};

const meaningful = 4;

export interface Holder {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Words that identify the person: names, and the address with and without its domain. */
const ownWords = ({ email, firstName, lastName }: Holder): string[] => {
  const [local = '', domain = ''] = email.split('@');
  return [email, local, domain.split('.')[0] ?? '', firstName, lastName, firstName + lastName, lastName + firstName]
    .map((word) => lettersOnly(word.toLowerCase()))
    .filter((word) => word.length >= meaningful);
};

/** A password with a known word needs this many further letters and digits that are no year or sequence. */
const remainder = 6;

const leansOn = (text: string, word: string): boolean => {
  if (!text.includes(word)) return false;
  const rest = text.split(word).join('');
  return rest.length < remainder || isRun(rest) || /^(19|20)\d\d\D{0,2}$/.test(rest);
};

/**
 * A password has 10 to 128 characters. It must not be a common password, alone, repeated, or with digits and signs around
 * it. It must not consist of words of the product or the holder with few other characters. `isCommon` gets lower case.
 */
export const isTooWeak = (raw: string, holder: Holder, isCommon: (text: string) => boolean): boolean => {
  const password = normalizePassword(raw);
  const length = [...password].length;
  if (length < shortest || length > longest) return true;
  const lower = password.toLowerCase();
  const core = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  // A common word with a year or a few digits and signs around it counts as a common password.
  const plain = lower.length - core.length < remainder ? [lower, core] : [lower];
  const forms = plain.flatMap((form) => [form, bare(form), undisguised(form), bare(undisguised(form))]);
  const repeated = forms.map(period);
  if (repeated.some(isRun) || [...forms, ...repeated].some(isCommon)) return true;
  const words = [...productWords, ...ownWords(holder)];
  return forms.some((form) => words.some((word) => leansOn(form, word)));
};
