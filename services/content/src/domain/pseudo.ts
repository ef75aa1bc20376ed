const accents: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'í',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ó',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ú',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  F: 'Ƒ',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Í',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ṁ',
  N: 'Ñ',
  O: 'Ó',
  P: 'Þ',
  Q: 'Ǫ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Ú',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
};

/** The share by which other languages are longer than English. */
const growth = 0.3;

/** Skips words that are not text: tags, placeholders, and the heads of `{count, plural, one {…} other {…}}`. */
const step = (text: string, at: number, open: string[]): { take: number; show: boolean } => {
  const rest = text.slice(at);
  const tag = /^<\/?[a-zA-Z]\w*\/?>/.exec(rest)?.[0];
  if (tag) return { take: tag.length, show: false };
  const branch = /^\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/.exec(rest)?.[0];
  if (branch) {
    open.push('branches');
    return { take: branch.length, show: false };
  }
  if (open.at(-1) === 'branches') {
    const head = /^[^{}]*\{/.exec(rest)?.[0];
    if (head) {
      open.push('text');
      return { take: head.length, show: false };
    }
    const end = /^\s*\}/.exec(rest)?.[0] ?? '}';
    open.pop();
    return { take: end.length, show: false };
  }
  if (rest.startsWith('}')) {
    open.pop();
    return { take: 1, show: false };
  }
  const placeholder = /^\{[^{}]*\}/.exec(rest)?.[0];
  return placeholder ? { take: placeholder.length, show: false } : { take: 1, show: true };
};

/** A pseudo-language for finding untranslatable texts: accents, brackets, 30 % longer; placeholders and tags stay. */
export const pseudoText = (text: string): string => {
  const open: string[] = [];
  let shown = '';
  for (let at = 0; at < text.length; ) {
    const { take, show } = step(text, at, open);
    const piece = text.slice(at, at + take);
    shown += show ? (accents[piece] ?? piece) : piece;
    at += take;
  }
  return `[${shown}${'~'.repeat(Math.ceil(text.length * growth))}]`;
};
