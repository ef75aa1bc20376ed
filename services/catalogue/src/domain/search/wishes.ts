import { piecesOf, rootOf } from './everyday.ts';
import type { EverydayRow } from './everyday-row.ts';

/** A preference: parts with the first value come before parts with the second, and so on. */
export type Preference =
  | { readonly by: 'price' }
  | { readonly by: 'attribute'; readonly name: string; readonly values: readonly string[] };

export interface Wish {
  /** The words as typed. */
  readonly text: string;
  readonly order: readonly Preference[];
}

export interface Wished {
  readonly wishes: readonly Wish[];
  /** The text without the wishes. */
  readonly rest: string;
}

/** "Life: long life; Electrode: double iridium | iridium; price" */
export const orderOf = (means: string): Preference[] =>
  means.split(';').map((part): Preference => {
    const [name = '', values = ''] = part.split(':').map((text) => text.trim());
    if (name === 'price') return { by: 'price' };
    return { by: 'attribute', name, values: values.split('|').map((value) => value.trim()) };
  });

const asSigns = (text: string, phrases: readonly string[]): [string, string] | undefined => {
  const found = phrases.find((phrase) => text.includes(phrase));
  return found === undefined ? undefined : [found, text.replace(found, ' ')];
};

/** The first phrase of a text whose words have the same roots, and the text without it. */
const asWords = (text: string, phrases: readonly (readonly string[])[]): [string, string] | undefined => {
  const words = text.split(/\s+/).filter(Boolean);
  const roots = words.map((word) => piecesOf(word).map(rootOf).join(''));
  for (const phrase of phrases) {
    const at = roots.findIndex((_, from) => phrase.every((root, place) => roots[from + place] === root));
    if (at === -1) continue;
    const end = at + phrase.length;
    return [words.slice(at, end).join(' '), [...words.slice(0, at), ...words.slice(end)].join(' ')];
  }
  return undefined;
};

/** Reads the wishes of a text ("long life", "cheap"): they order the parts and exclude none. */
export const wishReader = (rows: readonly EverydayRow[]) => {
  const wishes = rows
    .filter(({ kind }) => kind === 'wish')
    .map(({ words, means }) => {
      const phrases = words.split(',').map((phrase) => phrase.trim());
      phrases.sort((a, b) => b.length - a.length);
      const spelled = phrases.filter((phrase) => !/\p{Script=Latin}/u.test(phrase));
      const worded = phrases
        .filter((phrase) => /\p{Script=Latin}/u.test(phrase))
        .map((phrase) => piecesOf(phrase).map(rootOf));
      const take = (text: string) => asSigns(text, spelled) ?? asWords(text, worded);
      return { take, order: orderOf(means) };
    });
  return (text: string): Wished => {
    let rest = text;
    const found: Wish[] = [];
    for (const { take, order } of wishes) {
      for (let next = take(rest); next; next = take(rest)) {
        const [words, left] = next;
        const last = found.at(-1);
        if (last?.order === order) found[found.length - 1] = { order, text: `${last.text} ${words}` };
        else found.push({ text: words, order });
        rest = left;
      }
    }
    return { wishes: found, rest };
  };
};
