import { unique } from './unique.ts';

const each = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, nth) => String.fromCodePoint(from + nth));

/** Letters that NFKC maps to a–z: mathematical, circled, parenthesised and full-width. Collations call them equal, too. */
const alphabets = [0x1d41a, 0x1d482, 0x1d4ea, 0x1d51e, 0x1d552, 0x1d586, 0x1d5ba, 0x1d5ee, 0x1d622, 0x1d656, 0x1d68a]
  .concat(0x24d0, 0x249c, 0xff41)
  .map((first) => each(first, 26));

/** Other letters, equal to the ASCII text in a collation, in NFKC or in print. */
const letters: Readonly<Record<string, string>> = {
  ts: 'ʦƾ',
  a: 'ªᵃₐаαáàâäãåāăąạẚɑ',
  e: 'ᵉₑℯℇеεéèêëēėęẹ',
  h: 'ʰₕℎһհḥ',
  i: 'ⁱᵢℹıіιíìîïīİ',
  k: 'ᵏₖ\u212aкκķḳ',
  l: 'ˡₗℓⅼӏļḷ',
  m: 'ᵐₘⅿмṃ',
  o: 'ºᵒₒℴоοσօóòôöõōọ',
  p: 'ᵖₚрρṗ',
  r: 'ʳᵣгŗṛ',
  s: 'ˢₛſѕşṣ',
  t: 'ᵗₜтτţṭ',
  x: 'ˣₓⅹхχẋ',
};

/** Signs that print nothing, or that a collation ignores, and combining marks. */
const ignored = [
  ...each(0x200b, 5),
  ...each(0x2060, 5),
  ...each(0xfe00, 4),
  ...['\u00ad', '\u034f', '\u061c', '\u115f', '\u3164', '\uffa0', '\ufeff', '\u180e'],
  ...each(0x0300, 12),
  ...['\u0323', '\u0335', '\u0489', '\u20dd', '\u0483', '\u0001'],
];

const at = (text: string, place: number, sign: string): string => text.slice(0, place) + sign + text.slice(place);

/**
 * An address and others that look like it, or that are equal to it in a collation, in NFKC or without dots and plus signs.
 * Each stands for a mailbox of its own. Only letter case makes no other mailbox: `same`.
 */
export const lookAlikes = (address = `kits-${unique('m')}@parts-shop.example`) => {
  const [host, name] = [address.indexOf('@') + 1, address.slice(0, address.indexOf('@'))];
  const replaced = Object.entries(letters).flatMap(([text, signs]) =>
    [...signs].flatMap((sign) => [
      address.replace(text, sign),
      address.slice(0, host) + address.slice(host).replace(text, sign),
    ]),
  );
  const inAlphabets = alphabets.flatMap((alphabet) =>
    ['k', 's', 'p', 'a', 'x'].map((letter) => address.replace(letter, alphabet[letter.charCodeAt(0) - 97] ?? letter)),
  );
  const marked = ignored.flatMap((sign) => [at(address, 2, sign), at(address, host + 3, sign)]);
  const others = [
    `${name}+shop${address.slice(name.length)}`,
    at(address, 2, '.'),
    address.replace('-', '‐'),
    address.replace('-', '－'),
    address.replace('-', '_'),
    address.replace('parts-shop', 'parts.shop'),
    address.replace('.example', '。example'),
    address.replace('@', '＠'),
    address.replaceAll('-', ''),
    `${address}.`,
  ];
  const all = [...replaced, ...inAlphabets, ...marked, ...others].filter((other) => other !== address);
  // Letters that are composed in two ways make one mailbox.
  const strangers = new Map(all.map((other) => [other.normalize('NFC').toLowerCase(), other]));
  return {
    address,
    strangers: [...strangers.values()],
    same: [address.toUpperCase(), address.replace('kits', 'KiTs')],
  };
};
