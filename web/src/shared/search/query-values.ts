import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import { fromUrl, inUrl } from './hidden-texts.ts';

/**
 * Texts, lists and objects in JSON, as the app writes them and as older bookmarks have them. Everything else is a text: numbers
 * and flags are read by the route that has them, because "8E0615301" and "1E5" are part numbers.
 */
const parse = (value: string): unknown => {
  const isJson = /^["[{]/.test(value);
  return isJson ? JSON.parse(value) : value;
};

const textsOf = (name: string, search: string): string[] => new URLSearchParams(search).getAll(name);

/** The texts of a name that the query has more than once. */
const repeated = (name: string, search: string): string[] | undefined => {
  const values = textsOf(name, search);
  return values.length > 1 ? values : undefined;
};

const fromJson = parseSearchWith(parse);

/** The values of a query. The router's own decoder turns "1000" and "true" into a number and a flag; here they stay texts. */
export const parseQuery = (search: string): Record<string, unknown> => {
  const query: Record<string, unknown> = fromJson(search);
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string') query[name] = fromUrl(value);
    else if (typeof value === 'number' || typeof value === 'boolean') query[name] = textsOf(name, search)[0];
    else if (Array.isArray(value)) query[name] = repeated(name, search) ?? value;
  }
  return query;
};

/** A text that looks like JSON is quoted, so that it is read as the same text. */
const stringify = stringifySearchWith(JSON.stringify, (text) => {
  if (!/^["[{]/.test(text)) throw new SyntaxError('A text that is not quoted.');
  return JSON.parse(text);
});

/** The values as a query; hidden texts as their handles. */
export const stringifyQuery = (search: Record<string, unknown>): string =>
  stringify(
    Object.fromEntries(
      Object.entries(search).map(([name, value]) => [name, typeof value === 'string' ? inUrl(value) : value]),
    ),
  );

/** Whether a flag is set: a text in an address, `true` in a link of the app. */
export const isSet = (value: unknown): boolean => value === true || value === 'true';
