import { placeSlug } from './place-slug.ts';
import { AUSTRALIAN_STATES } from './places.ts';
import { readTyped } from './typed-text.ts';

/** Words of place names that people and lists abbreviate, each with its other forms. */
const forms: readonly (readonly string[])[] = [
  ['mount', 'mt'],
  ['saint', 'st'],
  ['point', 'pt'],
  ['port', 'pt'],
  ['fort', 'ft'],
  ['north', 'nth'],
  ['south', 'sth'],
  ['upper', 'upr'],
  ['lower', 'lwr'],
  ['heights', 'hts'],
  ['gardens', 'gdns'],
  ['creek', 'ck'],
  ['beach', 'bch'],
  ['junction', 'jn'],
  ['island', 'is'],
];

const formsOf = (word: string): readonly string[] => [
  word,
  ...forms.flatMap((known) => (known.includes(word) ? known.filter((form) => form !== word) : [])),
];

/** Above this a text is no place name, but a list of abbreviations. */
const mostSpellings = 16;

/** The slug first, then with its abbreviations written out and its words abbreviated: "mt-isa" is "mount-isa" too. */
export const placeSpellings = (slug: string): readonly string[] => {
  let spellings: readonly string[] = [''];
  for (const word of slug.split('-')) {
    const all = spellings.flatMap((begun) => formsOf(word).map((form) => (begun === '' ? form : `${begun}-${form}`)));
    spellings = all.slice(0, mostSpellings);
  }
  return spellings;
};

export interface TypedPlace {
  /** The name's slug; empty if only a postcode was typed. */
  readonly slug: string;
  readonly postcode: string;
  /** An Australian state; empty if none was typed. */
  readonly state: string;
}

const stateNames: Readonly<Record<string, string>> = {
  'new-south-wales': 'NSW',
  victoria: 'VIC',
  queensland: 'QLD',
  'south-australia': 'SA',
  'western-australia': 'WA',
  'northern-territory': 'NT',
  tasmania: 'TAS',
  'australian-capital-territory': 'ACT',
  ...Object.fromEntries(AUSTRALIAN_STATES.map((state) => [state.toLowerCase(), state])),
};
const country = /-(australia|aust|au|new-zealand|nz)$/;
const lastState = new RegExp(`^(.+)-(${Object.keys(stateNames).join('|')})$`);

/**
 * One field with a name, a state and a postcode in one text: "Dandenong South VIC 3175", "3175 Dandenong South", "31 75". Names
 * themselves can end like a state or hold a number, so look the whole text up first.
 */
export const readPlace = (text: string): TypedPlace => {
  // Apostrophes aside, a postcode may have a blank inside.
  const spaced = readTyped(text).replace(/(?<!\d)(\d)\s*(\d)\s*(\d)\s*(\d)(?!\d)/g, ' $1$2$3$4 ');
  const slug = placeSlug(spaced).replace(country, '');
  const postcode = /(?:^|-)(\d{4})$/.exec(slug)?.[1] ?? /^(\d{4})(?:-|$)/.exec(slug)?.[1] ?? '';
  const named = slug.replace(postcode, '').replace(/^-|-$/g, '').replace(country, '');
  const [, name = named, state = ''] = lastState.exec(named) ?? [];
  return { slug: name, postcode, state: stateNames[state] ?? '' };
};
