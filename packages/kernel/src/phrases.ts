/** The number of words in the longest phrase of the catalogue. */
const MOST_WORDS = 5;

/** Translates descriptions of parts into a language, given by its tag; words without a translation stay unchanged. */
export type PartNames = (language: string) => Promise<(description: string) => string>;

/** Punctuation around a word: "(10 pk)", "front,". */
const word = /^(\(?)(.*?)([),]*)$/;

/**
 * Translates a name made of phrases and figures ("Disc rotor front, vented 338x26mm – Nissan Patrol GU") phrase by phrase,
 * the longest first. Figures, codes and names stay, also the vehicle after the dash. Undefined if the name does not begin
 * with a known phrase.
 */
export const inPhrases = (text: string, find: (phrase: string) => string | undefined): string | undefined => {
  const words = text.split(' ');
  const dash = words.indexOf('–');
  const said: string[] = [];
  let begun = false;
  for (let at = 0; at < words.length; ) {
    const named = dash >= 0 && at > dash;
    let taken = 0;
    for (let count = Math.min(MOST_WORDS, words.length - at); count > 0 && taken === 0; count -= 1) {
      const [, open = '', phrase = '', close = ''] = word.exec(words.slice(at, at + count).join(' ')) ?? [];
      const translated = named && /^[^a-z]/.test(phrase) ? undefined : find(phrase);
      if (translated === undefined) continue;
      said.push(`${open}${translated}${close}`);
      taken = count;
    }
    const kept = words[at] ?? '';
    if (taken === 0 && !begun && !/\d/.test(kept)) return undefined;
    if (taken > 0) begun = true;
    else said.push(kept);
    at += taken || 1;
  }
  return begun ? said.join(' ') : undefined;
};
