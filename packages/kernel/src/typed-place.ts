import { AUSTRALIAN_STATES } from './place-names.ts';
import { placeSlug } from './place-slug.ts';
import { readTyped } from './typed-text.ts';

/** Words of place names that people and lists abbreviate, each with its other forms. */
const forms: readonly (readonly string[])[] = [
  ['mount', 'mt'],
  ['saint', 'st'],
  ['point', 'pt'],
  ['port', 'pt'],
  ['fort', 'ft'],
  ['north', 'nth', 'n'],
  ['south', 'sth', 's'],
  ['east', 'e'],
  ['west', 'w'],
  ['mountain', 'mtn'],
  ['valley', 'vly'],
  ['upper', 'upr'],
  ['lower', 'lwr'],
  ['heights', 'hts'],
  ['gardens', 'gdns'],
  ['creek', 'ck', 'crk'],
  ['beach', 'bch'],
  ['junction', 'jn', 'jct'],
  ['island', 'is'],
];

const formsOf = (word: string): readonly string[] => [
  word,
  ...forms.flatMap((known) => (known.includes(word) ? known.filter((form) => form !== word) : [])),
];

/** "O Connor", "Mc Laren Vale": lists have no blank after it. */
const particle = /^(o|d|mc)-/;

/** Above this a text is no place name, but a list of abbreviations. */
const mostSpellings = 16;

/** The slug first, then with its abbreviations written out and its words abbreviated: "mt-isa" is "mount-isa" too. */
export const placeSpellings = (slug: string): readonly string[] => {
  let spellings: readonly string[] = [''];
  for (const word of slug.split('-')) {
    const all = spellings.flatMap((begun) => formsOf(word).map((form) => (begun === '' ? form : `${begun}-${form}`)));
    spellings = all.slice(0, mostSpellings);
  }
  return particle.test(slug) ? [...spellings, slug.replace(particle, '$1')] : spellings;
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
// "Western Australia" is a state.
const country = /-(australia(?<!-(?:south|western)-australia)|aust|au|new-zealand|nz)$/;
const states = Object.keys(stateNames).join('|');
const lastState = new RegExp(`^(.+)-(${states})$`);
const onlyState = new RegExp(`^(${states})$`);
const label = /^(?:postcode|post-code|p-c|pc)-(?=\d)/;
/** Darwin's postcodes without their zero, as spreadsheets leave them. */
const shortPostcode = /-nt-(8\d\d)$|^(8\d\d)-nt$/;

const endOf = (slug: string): string => /(?:^|-)(\d{4})$/.exec(slug)?.[1] ?? '';

/**
 * One field with a name, a state and a postcode in one text: "Dandenong South VIC 3175", "3175 Dandenong South", "31 75". Names
 * themselves can end like a state or hold a number, so look the whole text up first.
 */
export const readPlace = (text: string): TypedPlace => {
  // Apostrophes aside, a postcode may have a blank inside.
  const spaced = readTyped(text).replace(/(?<!\d)(\d)\s*(\d)\s*(\d)\s*(\d)(?!\d)/g, ' $1$2$3$4 ');
  const typed = placeSlug(spaced).replace(country, '').replace(label, '');
  const slug = typed.replace(shortPostcode, (_, behind = '', before = '') => `-nt-0${behind || before}`);
  const beforeState = endOf(lastState.exec(slug)?.[1] ?? '');
  const postcode = endOf(slug) || beforeState || (/^(\d{4})(?:-|$)/.exec(slug)?.[1] ?? '');
  const named = slug.replace(postcode, '').replace(/--/, '-').replace(/^-|-$/g, '').replace(country, '');
  const alone = postcode === '' ? '' : (onlyState.exec(named)?.[1] ?? '');
  const [, name = alone ? '' : named, state = alone] = lastState.exec(named) ?? [];
  return { slug: name, postcode, state: stateNames[state] ?? '' };
};
