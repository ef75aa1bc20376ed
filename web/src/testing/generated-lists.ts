/** A row as a person meant it. */
export type MeantRow = {
  partNo: string;
  /** The line of the text where the row begins, from 1. */
  line: number;
  /** Pieces; 0: none is written; undefined: what is written is no count. */
  quantity: number | undefined;
};

export type GeneratedList = { text: string; rows: MeantRow[]; form: string };

/** Numbers from 0 to 1 that depend on the seed only (mulberry32). */
export const randomOf = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** A 9 is any digit but 0 and an A any capital; makers print numbers in these shapes. */
const shapes = [
  'FO1999',
  'SL-DB-1999',
  'SL F199',
  '19659719',
  '90915-YZZD9',
  'F 026 499 299',
  'LF 3999 299',
  '1K0 698 199 A',
  'A 009 099 37 59',
  '0 986 499 099',
  '19 659 719',
  '04465-33479',
  '9PK955',
  'HCE009019W2-19',
  'GM 19659719',
  'MR989299',
  'WB600-AA9',
  'BT55049RM-A',
  'CH129129ML',
];
const counts: readonly (readonly [string, number])[] = [
  ...Array.from({ length: 12 }, (_, at) => [String(at + 1), at + 1] as const),
  ['24', 24],
  ['48', 48],
  ['96', 96],
  ['120', 120],
  ['1000', 1000],
  ['1,000', 1000],
  ['12,000', 12_000],
  ["1'000", 1000],
  ['12.0', 12],
  ['12.00', 12],
  ['2 dozen', 24],
  ['1 doz', 12],
];
const noCounts = [
  '2.5',
  '0',
  '-1',
  '1.000',
  '12.000',
  '1,5',
  '2,5',
  '2 boxes',
  'TBC',
  '1/2',
  '4-6',
  'two',
  '2½',
  '~10',
  '10+',
];
const words = ['oil filter', 'Brake pads', 'wiper blade', 'front', 'spin-on', 'Ölfilter', '机油滤清器', 'urgent'];
const numberHeads = ['Part No', 'Part Number', 'SKU', 'P/N', 'Item Code', 'Part #', 'Teilenummer', '零件号', 'part_no'];
const quantityHeads = [
  'Qty',
  'Quantity',
  'Ordered',
  'Order Qty',
  'Pcs',
  'Units',
  "Req'd",
  'Menge',
  '数量',
  'QTY ORD',
  'No. off',
];
const unknownHeads = ['Bedarf', 'Stock', 'Pack Qty', 'Amount', 'Nos', 'Qty Shipped'];

type Written = { partNo: string; written: string; quantity: number | undefined };

const lines: Readonly<Record<string, (row: Written) => string>> = {
  'q x n': ({ partNo, written }) => (written ? `${written} x ${partNo}` : partNo),
  'n x q': ({ partNo, written }) => (written ? `${partNo} x ${written}` : partNo),
  'q n': ({ partNo, written }) => (written ? `${written} ${partNo}` : partNo),
  'n q': ({ partNo, written }) => (written ? `${partNo} ${written}` : partNo),
  'n: q': ({ partNo, written }) => (written ? `${partNo}: ${written}` : partNo),
  'n - q': ({ partNo, written }) => (written ? `${partNo} - ${written}` : partNo),
  'n qty q': ({ partNo, written }) => (written ? `${partNo} qty ${written}` : partNo),
  'qty: q n': ({ partNo, written }) => (written ? `Qty: ${written} ${partNo}` : partNo),
  'n (q)': ({ partNo, written }) => (written ? `${partNo} (${written})` : partNo),
  'q off n': ({ partNo, written }) => (written ? `${written} off ${partNo}` : partNo),
  'n q pcs': ({ partNo, written }) => (written ? `${partNo} ${written} pcs` : partNo),
  'n   q': ({ partNo, written }) => (written ? `${partNo}   ${written}` : partNo),
  'n, q': ({ partNo, written }) => (written ? `${partNo}, ${written}` : partNo),
};
const bullets = ['', '', '', '- ', '• ', '> ', '* '];
const ends = ['\n', '\r\n', '\r', '\u2028', '\v'];

/** Changes of the signs that change no meaning. */
const encodings: readonly ((text: string, random: () => number) => string)[] = [
  (text) => text,
  (text) => `\ufeff${text}`,
  (text) => text.replace(/ /g, '\u00a0'),
  (text) => text.replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
  (text, random) => text.replace(/[A-Za-z0-9]/g, (sign) => (random() < 0.1 ? `${sign}\u200b` : sign)),
  (text) => text.replace(/(?<=[A-Z0-9])-(?=[A-Z0-9])/g, '\u2011'),
  (text, random) => text.replace(/[A-Za-z0-9]/g, (sign) => (random() < 0.05 ? `${sign}\u0000` : sign)),
];

/** A list of two to nine rows in one of the forms in which people write them. */
export const generatedList = (random: () => number): GeneratedList => {
  const pick = <Item>(from: readonly Item[]): Item => from[Math.floor(random() * from.length)] as Item;
  const number = (): string =>
    pick(shapes)
      .replace(/9/g, () => String(1 + Math.floor(random() * 9)))
      .replace(/A/g, (letter) => (random() < 0.5 ? letter : pick(['B', 'C', 'E', 'K', 'Z'])));
  const row = (): Written => {
    const partNo = number();
    const kind = random();
    if (kind < 0.2) return { partNo, written: '', quantity: 0 };
    if (kind < 0.35) return { partNo, written: pick(noCounts), quantity: undefined };
    const [written, quantity] = pick(counts);
    return { partNo, written, quantity };
  };
  const rows = Array.from({ length: 2 + Math.floor(random() * 8) }, row);
  // Leading counts such as 1, 2, 3 may be the numbers of the lines.
  const [one, two] = rows;
  if (one && two && [1, 10].includes((two.quantity ?? 0) - (one.quantity ?? 0)))
    Object.assign(two, { written: one.written, quantity: one.quantity });
  const end = pick(ends);
  const encoded = (text: string) => pick(encodings)(text, random);

  if (random() < 0.5) {
    const name = pick(Object.keys(lines));
    const write = lines[name] ?? (() => '');
    const numbered = random() < 0.2;
    const bullet = pick(bullets);
    const text = rows.map((each, at) => (numbered ? `${at + 1}) ` : bullet) + write(each)).join(end);
    return {
      text: encoded(text),
      rows: rows.map(({ partNo, quantity }, at) => ({ partNo, quantity, line: at + 1 })),
      form: name,
    };
  }

  const separator = pick(['\t', ';', ',', '|']);
  const hasHead = random() < 0.6;
  const isUnknown = hasHead && random() < 0.2;
  const columns = pick([
    ['number', 'quantity'],
    ['quantity', 'number'],
    ['number', 'words', 'quantity'],
    ['quantity', 'words', 'number'],
    ['line', 'number', 'words', 'quantity'],
  ] as const);
  const heads = {
    number: pick(numberHeads),
    quantity: pick(isUnknown ? unknownHeads : quantityHeads),
    words: 'Description',
    line: 'Line',
  };
  const quotesAll = random() < 0.3;
  const breaks = random() < 0.3;
  const cell = (text: string, mayBreak = false): string => {
    const content = mayBreak && breaks ? `${text}${end === '\v' ? '\n' : end}second line` : text;
    return quotesAll || /["\t;|\n\r\u2028]/.test(content) || (content.includes(separator) && random() < 0.7)
      ? `"${content.replaceAll('"', '""')}"`
      : content;
  };
  const meant: MeantRow[] = [];
  const out: string[] = hasHead ? [columns.map((column) => cell(heads[column])).join(separator)] : [];
  let line = out.length + 1;
  for (const [at, { partNo, written, quantity }] of rows.entries()) {
    const texts = {
      number: cell(partNo),
      quantity: cell(written),
      words: cell(pick(words), true),
      line: cell(String(at + 1)),
    };
    meant.push({ partNo, quantity, line });
    const record = columns.map((column) => texts[column]).join(separator);
    out.push(record);
    line += 1 + (columns.some((column) => column === 'words') && breaks ? 1 : 0);
  }
  const form = `${columns.join(JSON.stringify(separator))}${hasHead ? (isUnknown ? ', unknown head' : ', head') : ''}`;
  return { text: encoded(out.join(end)), rows: meant, form };
};
