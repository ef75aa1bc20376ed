/**
 * Signs that print nothing: zero-width characters, direction marks, soft hyphens, byte order marks, fillers, variation
 * selectors and control characters. Line feeds, carriage returns and tabs separate rows and cells, so they stay.
 */
const invisible = /(?![\t\n\r])(?:\p{Cc}|\p{Cf}|\p{Variation_Selector}|\u034f|[\u115f\u1160\u3164\uffa0])/gu;

/** Zero-width joiners shape Persian words and emoji. */
const joiners = /[\u200c\u200d]/;

/** Hyphens, dashes and minus signs of Unicode that Word, mail programs and PDFs write for "-". */
const dashes = /[\u2010-\u2015\u2043\u2212\u02d7\u2796\ufe58\ufe63\uff0d]/g;

/** Apostrophes, primes that stand for one, the ʻokina and the grave and acute accents. */
const apostrophes =
  /[\u0060\u00b4\u02b9\u02bb\u02bc\u02bd\u02be\u02bf\u02c8\u055a\u2018\u2019\u201a\u201b\u2032\u2035\ua78c\uff07]/g;

const inchMarks = /[\u2033\u201c\u201d\u201e\uff02]/g;

/** Signs that are read as they are: ASCII without control characters and the grave accent. */
const plain = /^[\t\n\r -_a-~]*$/;

/** `readTyped` without the removal of blanks at the ends. Of a list, where the first and the last cell may be empty. */
export const readSigns = (text: string): string =>
  plain.test(text)
    ? text
    : text
        // Before NFKC, which turns a spacing accent into a blank and a combining one.
        .replace(apostrophes, "'")
        .replace(dashes, '-')
        .replace(inchMarks, '"')
        .normalize('NFKC')
        .replace(invisible, '')
        .replace(/\p{Zs}/gu, ' ');

/**
 * A text as a person meant it: NFKC, no invisible signs, one kind of dash, apostrophe, quotation mark and blank, no blanks
 * at the ends. Case, letters and separators stay. Fields whose text is matched or searched read it with this function first.
 * Not for passwords, and not for e-mail addresses (see email.ts), because NFKC makes other letters equal to ASCII.
 */
export const readTyped = (text: string): string => readSigns(text).trim();

/**
 * A name, address or note, which is printed as typed: composed letters, full-width ASCII as ordinary ASCII, no invisible
 * signs. Apostrophes, dashes and quotation marks stay as the person wrote them.
 */
export const readProse = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\uff01-\uff5e]/g, (sign) => sign.normalize('NFKC'))
    .replace(invisible, (sign) => (joiners.test(sign) ? sign : ''))
    .replace(/\p{Zs}/gu, ' ')
    .trim();

// Capitals of the Cyrillic and Greek scripts that print like a Latin one, and small letters that do.
const cyrillic = 'АВЕЅІЈКМНОРСТУХасеорухіјѕ';
const latinOfCyrillic = 'ABESIJKMHOPCTYXaceopyxijs';
const greek = 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο';
const latinOfGreek = 'ABEZHIKMNOPTYXo';
const latin = new Map([
  ...[...cyrillic].map((letter, index) => [letter, latinOfCyrillic.charAt(index)] as const),
  ...[...greek].map((letter, index) => [letter, latinOfGreek.charAt(index)] as const),
]);

/** Letters that print exactly like a Latin one become it. For part numbers, plates, VINs and codes only, never for names. */
export const withLatinLetters = (text: string): string =>
  text.replace(/[\u0370-\u04ff]/g, (letter) => latin.get(letter) ?? letter);

/**
 * A number, plate, VIN or code as typed: `readTyped`, look-alike letters mapped, upper case. Separators stay. What is no
 * ASCII sign afterwards is left in place, so that `foreignSign` can name it.
 */
export const readCode = (text: string): string => withLatinLetters(readTyped(text)).toUpperCase();

/**
 * The first letter or digit of a code that is not A–Z or 0–9, such as the Ø of "KØB123"; undefined if there is none. Such a code
 * is refused with the sign named: without the sign it would be another code.
 */
export const foreignSign = (code: string): string | undefined => /[^\P{Alphabetic}A-Za-z]|[^\P{N}0-9]/u.exec(code)?.[0];
