import { maxQuantity } from '@southline/kernel/quantity';
import { type TProperties, Type } from 'typebox';

/** An object of exactly these fields: a request field that no schema names is refused. */
export const object = <Properties extends TProperties>(properties: Properties, description?: string) =>
  Type.Object(properties, { additionalProperties: false, ...(description && { description }) });

// No control characters: they could reach mail headers and documents.
const printable = '^[^\\u0000-\\u001F\\u007F]*$';
const printableLines = '^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F]*$';

/** One of a few words; a plain enum, which serialises without trying alternatives. */
export const words = <const Words extends readonly string[]>(list: Words) =>
  Type.Unsafe<Words[number]>({ type: 'string', enum: [...list] });

/** One line of text. */
export const text = (maxLength: number, minLength = 0) => Type.String({ minLength, maxLength, pattern: printable });

/** Text that may have several lines. */
export const lines = (maxLength: number) => Type.String({ maxLength, pattern: printableLines });

/** Ids that we handed out: 22 URL-safe characters today. */
export const id = () => Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });

export const orderNumber = () => Type.String({ minLength: 1, maxLength: 32, pattern: '^[A-Za-z0-9-]+$' });

/** A part number in any spelling. */
export const partNumber = () => text(60, 1);

/** Tokens of mailed links: 43 characters today. */
export const mailedToken = () => Type.String({ minLength: 1, maxLength: 200 });

/** Empty when no vehicle is chosen. */
export const vehicleSlug = () => Type.String({ maxLength: 200, pattern: '^[A-Za-z0-9._-]*$' });

/** 1 to 999; the orders service checks the part's own minimum and multiple. */
export const quantity = () => Type.Integer({ minimum: 1, maximum: maxQuantity });

/** AUD with at most two decimals. */
export const amount = () => Type.Number({ minimum: 0, maximum: 10_000_000, multipleOf: 0.01, description: 'AUD' });

export const language = () => Type.String({ maxLength: 10, pattern: '^([A-Za-z]{2,3}(-[A-Za-z0-9]{2,4})?)?$' });

/** Fields of objects that clients receive and send back: accepted, but never read. */
export const echoed = <const Names extends readonly string[]>(names: Names) =>
  Object.fromEntries(names.map((name) => [name, Type.Optional(Type.Unknown())])) as Record<
    Names[number],
    ReturnType<typeof Type.Optional<ReturnType<typeof Type.Unknown>>>
  >;
