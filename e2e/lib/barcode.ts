// Code 39: nine elements for each sign, bars and gaps in turn, wide (w) or narrow (n).
const signs: Readonly<Record<string, string>> = Object.fromEntries(
  [
    '0nnnwwnwnn 1wnnwnnnnw 2nnwwnnnnw 3wnwwnnnnn 4nnnwwnnnw 5wnnwwnnnn 6nnwwwnnnn 7nnnwnnwnw 8wnnwnnwnn 9nnwwnnwnn',
    'AwnnnnwnnW BnnwnnwnnW CwnwnnwnnN DnnnnwwnnW EwnnnwwnnN FnnwnwwnnN GnnnnnwwnW HwnnnnwwnN InnwnnwwnN JnnnnwwwnN',
    'KwnnnnnnwW LnnwnnnnwW MwnwnnnnwN NnnnnwnnwW OwnnnwnnwN PnnwnwnnwN QnnnnnnwwW RwnnnnnwwN SnnwnnnwwN TnnnnwnwwN',
    'UwwnnnnnnW VnwwnnnnnW WwwwnnnnnN XnwnnwnnnW YwwnnwnnnN ZnwwnwnnnN -nwnnnnwnw .wwnnnnwnn *nwnnwnwnn',
  ]
    .join(' ')
    .split(' ')
    .map((each) => [each.slice(0, 1), each.slice(1).toLowerCase()]),
);

const [narrow, wide, quiet] = [3, 8, 60];

/** A label as an SVG picture: the bars of a text in Code 39. */
export const labelOf = (text: string): string => {
  let at = quiet;
  const bars: string[] = [];
  for (const sign of `*${text}*`) {
    for (const [index, width] of [...(signs[sign] ?? '')].entries()) {
      const size = width === 'w' ? wide : narrow;
      if (index % 2 === 0) bars.push(`<rect x="${at}" y="40" width="${size}" height="160"/>`);
      at += size;
    }
    at += narrow;
  }
  const width = at + quiet;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="240"><rect width="${width}" height="240" fill="#fff"/>${bars.join('')}</svg>`;
};
