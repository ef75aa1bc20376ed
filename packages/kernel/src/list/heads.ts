import { readCount } from '../read-count.ts';
import type { TextRecord } from './records.ts';
import { hasDigit } from './words.ts';

/** The columns that the head of a list names. */
export interface Columns {
  readonly separator: TextRecord['separator'];
  readonly size: number;
  /** Columns of part numbers, the likeliest first; empty if the head names none. */
  readonly numbers: readonly number[];
  /** Columns of the ordered quantity, all of the same likelihood; empty if the head names none. */
  readonly quantities: readonly number[];
  /** Columns that are neither and may hold a count, such as "Bedarf", "Stock", "Pack Qty". */
  readonly unknown: readonly number[];
}

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const quantityWords = wordsOf(`
  qty qtys qnty qnt quant quantity quantities orderqty qtyordered menge bestellmenge mengen anzahl stuckzahl stueckzahl qte
  quantite quantites cantidad cant cantidades quantita qta quantidade qtd qtde aantal antal antall maara ilosc mnozstvi mennyiseg
  adet kolichestvo количество кол-во jumlah soluong 数量 數量 订货数量 订购数量 訂購數量 采购数量 需求数量 订单数量 個数 注文数 注文数量
  発注数 発注数量 수량 주문수량 الكمية`);
const pieceWords = wordsOf('pcs pces pieces units count off stk stuck stueck nos');
/** With one of them, a column that has a word for a quantity is the ordered one. */
const orderWords = wordsOf(
  'order ordered orders ord po purchase required reqd requd req require requested request wanted want needed need buy besteld bestellt commandee',
);
const fillers = wordsOf(
  'to of no number our your my total how many please the item line part parts ea each pc piece unit in',
);

const strongNumbers = wordsOf(`
  sku pn mpn partno partnr partnumber partnum teilenummer teilenr artikelnummer artikelnr artnr bestellnummer materialnummer
  零件号 配件号 零配件号 料号 货号 品番 部品番号 商品コード`);
const numberNouns = wordsOf(
  'part parts item items product products stock catalogue catalog cat article artikel art teile material component oe oem',
);
const numberWords = wordsOf('no nos number numbers num nr code codes id p/n');
const owners = wordsOf(
  'southline gm holden our your my supplier mfr mfg manufacturer manufacturers maker makers vendor oe oem ref reference customer the',
);
const bareNumbers = wordsOf('part item product article artikel material code ref reference component 编号 型号');

/** Columns that hold texts, prices or the place of a row, and no count of pieces. */
const others = wordsOf(`
  description desc descr details name price cost rrp gst tax discount disc value brand make model vehicle year notes note
  comment comments remark remarks uom bin location date supplier weight position category barcode ean upc image status
  application fitment bezeichnung beschreibung benennung preis einheit designation prix descripcion precio 描述 名称 品名 单价
  价格 金额 备注 单位`);
/** Heads of the row's own number. */
const rowNumbers = wordsOf('no nr sn line lineno pos');

const plain = (cell: string): string =>
  cell
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\bp\s*\/\s*n\b/g, 'pn')
    .replace(/'/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(/#/g, ' no ');

const tokensOf = (cell: string): string[] =>
  plain(cell)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** How likely a column is the ordered quantity: 3 "Order Qty", 2 "Qty", "Ordered", 1 "Pcs"; 0: it is another one. */
const quantityRank = (tokens: readonly string[]): number => {
  const has = (words: ReadonlySet<string>) => tokens.some((token) => words.has(token));
  const known = tokens.every((each) =>
    [quantityWords, pieceWords, orderWords, fillers].some((words) => words.has(each)),
  );
  // "кол-во" is two tokens.
  if (tokens.join(' ') === 'кол во') return 2;
  if (!known || tokens.length === 0) return 0;
  if (has(quantityWords)) return has(orderWords) ? 3 : 2;
  if (tokens.join(' ') === 'how many') return 2;
  const isNumber = tokens.some((token) => token === 'no' || token === 'number');
  // "No. off", "No. required"; "Order No." is the number of an order, and "Nos" alone may be one of the part.
  if (isNumber) return has(pieceWords) || /^(?:no|number) (?:of |re)/.test(tokens.join(' ')) ? 1 : 0;
  if (tokens.join(' ') === 'nos') return 0;
  if (has(orderWords)) return tokens.every((token) => token === 'po' || token === 'purchase') ? 0 : 2;
  return has(pieceWords) ? 1 : 0;
};

/** How likely a column holds the part numbers: 3 "Part No", 2 "Item Code", 1 "Item"; 0: it is another one. */
const numberRank = (tokens: readonly string[]): number => {
  const isOf = (words: readonly ReadonlySet<string>[]) =>
    tokens.every((token) => words.some((each) => each.has(token)));
  const has = (words: ReadonlySet<string>) => tokens.some((token) => words.has(token));
  if (tokens.length === 0) return 0;
  if (has(strongNumbers) && isOf([strongNumbers, numberNouns, numberWords, owners])) return 3;
  if (has(numberNouns) && has(numberWords) && isOf([numberNouns, numberWords, owners]))
    return tokens.some((token) => /^(?:parts?|teile|oem?)$/.test(token)) ? 3 : 2;
  if (has(owners) && has(numberWords) && isOf([owners, numberWords])) return 1;
  return isOf([bareNumbers]) ? 1 : 0;
};

const isOther = (tokens: readonly string[]): boolean =>
  !tokens.some((token) => quantityWords.has(token) || pieceWords.has(token)) &&
  (tokens.some((token) => others.has(token)) || tokens.every((token) => rowNumbers.has(token)));

const longestHead = 30;
const mostWords = 4;

/** Whether a record of words above a record of as many cells is a head, although none of its columns is known. */
const isHeadOfWords = ({ cells, separator }: TextRecord, next: TextRecord | undefined): boolean =>
  cells.filter(({ text }) => text !== '').length >= 2 &&
  next?.cells.length === cells.length &&
  next.separator === separator &&
  hasDigit(next.text) &&
  // "Hi team, please send" is no head.
  (separator !== ',' || cells.every(({ edge }) => edge !== 'Spaced')) &&
  cells.every(({ text }) => text.length <= longestHead && text.split(' ').length <= mostWords);

/** The columns that a record names; undefined if it is no head. `next`: the record below a first record. */
export const columnsOf = (record: TextRecord, next: TextRecord | undefined): Columns | undefined => {
  const { cells, separator, text } = record;
  if (separator === undefined) return undefined;
  const ranked = cells.map((cell, index) => {
    const tokens = tokensOf(cell.text);
    const quantity = quantityRank(tokens);
    const number = quantity > 0 ? 0 : numberRank(tokens);
    return { index, quantity, number, isOther: quantity + number === 0 && isOther(tokens) };
  });
  const best = Math.max(...ranked.map(({ quantity }) => quantity));
  const quantities = ranked.filter(({ quantity }) => quantity > 0 && quantity === best);
  const [number, ...more] = ranked.filter((one) => one.number > 0).sort((a, b) => b.number - a.number);
  // A head of both may have a digit: "Part No;Qty;Price 2026".
  const namesBoth = number !== undefined && best > 0;
  const namesNumber = number !== undefined && ranked.some((one) => one !== number && one.isOther);
  if (!namesBoth && (hasDigit(text) || !(namesNumber || isHeadOfWords(record, next)))) return undefined;
  // A second column may have the number where the first is empty, but "Item" may be the number of the row.
  const numbers = number ? [number, ...more.filter((one) => one.number > 1)] : [];
  const known = new Set([...numbers, ...more, ...quantities]);
  return {
    separator,
    size: cells.length,
    numbers: numbers.map(({ index }) => index),
    quantities: quantities.map(({ index }) => index),
    unknown: ranked.filter((one) => !known.has(one) && !one.isOther).map(({ index }) => index),
  };
};

/** Whether a cell of an unknown column may be a quantity. */
export const mayBeCount = (cell: string): boolean => readCount(cell) !== undefined && !/^\d{6,}$/.test(cell);
