import { maxQuantity } from '@southline/kernel/quantity';
import { type TProperties, type TStringOptions, Type } from 'typebox';

/** An object of exactly these fields: a request field that no schema names is refused. */
export const object = <Properties extends TProperties>(properties: Properties, description?: string) =>
  Type.Object(properties, { additionalProperties: false, ...(description && { description }) });

// No control characters: they could reach mail headers and documents.
const printable = '^[^\\u0000-\\u001F\\u007F]*$';
const printableLines = '^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F]*$';

/** One of a few words; a plain enum, which serialises without trying alternatives. */
export const words = <const Words extends readonly string[]>(list: Words) =>
  Type.Unsafe<Words[number]>({ type: 'string', enum: [...list] });

/**
 * How a text field of a request is read before the rest of its schema judges it:
 * `typed`: text that is searched or compared · `prose`: names, addresses and notes, printed as typed · `code`: plates, VINs
 * and codes; letters that are no Latin ones are refused · `digits`: blanks and hyphens are dropped · `phone` · `email`: read by the services, with the kernel's email.ts ·
 * `secret`: passwords, exactly as typed · `issued`: ids, tokens and words that we handed out, exactly as sent · `ignored`.
 */
export type Reading = 'typed' | 'prose' | 'code' | 'digits' | 'phone' | 'email' | 'secret' | 'issued' | 'ignored';

/** A text field. Every one names its reading; `npm run check` refuses a text of a request without. */
export const field = (reading: Reading, options: TStringOptions = {}) =>
  Type.String({ ...options, 'x-reading': reading });

const line =
  (reading: Reading) =>
  (maxLength: number, minLength = 0) =>
    field(reading, { minLength, maxLength, pattern: printable });

/** One line of text that is searched or compared. */
export const typed = line('typed');

/** One line that is printed as typed: a name, an address, a reason. */
export const prose = line('prose');

/** One line: a plate, a VIN, a voucher code. */
export const code = line('code');

export const phone = line('phone');

export const email = line('email');

/** One line that we handed out and that comes back unchanged. */
export const issued = line('issued');

/** Prose that may have several lines. */
export const lines = (maxLength: number) => field('prose', { maxLength, pattern: printableLines });

/** Typed or pasted text that is searched and may have several lines. */
export const typedLines = (maxLength: number) => field('typed', { maxLength, pattern: printableLines });

/** Ids that we handed out: 22 URL-safe characters today. */
export const id = () => field('issued', { minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });

export const orderNumber = () => field('code', { minLength: 1, maxLength: 32, pattern: '^[A-Za-z0-9-]+$' });

/** A part number in any spelling. Foreign letters are not refused: they stay and match no number. */
export const partNumber = () => typed(60, 1);

/** Tokens of mailed links: 43 characters today. */
export const mailedToken = () => field('issued', { minLength: 1, maxLength: 200 });

/** Empty when no vehicle is chosen. */
export const vehicleSlug = () => field('issued', { maxLength: 200, pattern: '^[A-Za-z0-9._-]*$' });

/** 1 to 999; the orders service checks the part's own minimum and multiple. */
export const quantity = () => Type.Integer({ minimum: 1, maximum: maxQuantity });

/** AUD with at most two decimals. */
export const amount = () => Type.Number({ minimum: 0, maximum: 10_000_000, multipleOf: 0.01, description: 'AUD' });

export const language = () => field('issued', { maxLength: 10, pattern: '^([A-Za-z]{2,3}(-[A-Za-z0-9]{2,4})?)?$' });

/** Fields of objects that clients receive and send back: accepted, but never read. */
export const echoed = <const Names extends readonly string[]>(names: Names) =>
  Object.fromEntries(names.map((name) => [name, Type.Optional(Type.Unknown())])) as Record<
    Names[number],
    ReturnType<typeof Type.Optional<ReturnType<typeof Type.Unknown>>>
  >;
