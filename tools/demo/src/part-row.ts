import { categoryOf } from './categories.ts';
import type { Issued } from './issue.ts';
import { hash } from './random.ts';
import type { CrossReference, PartRow, StockRow, SupersessionKind, SupersessionRow } from './rows.ts';
import { specificationsOf } from './specifications.ts';

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const digits = (value: number, count: number) => String(value % 10 ** count).padStart(count, '0');

/** The maker's number of the part: eight invented digits, beginning with 9 or 1. */
const gmNumber = (number: string) =>
  `${hash(`gm:${number}`) % 2 === 0 ? '92' : '19'}${digits(hash(`gm2:${number}`), 6)}`;

function crossReferences(number: string): CrossReference[] {
  const value = hash(`oe:${number}`);
  const refs: CrossReference[] = [];
  const letter = letters.charAt(value % letters.length);
  for (let index = 0; index < value % 3; index++) {
    refs.push({
      kind: 'OE',
      number: `${digits(hash(`${number}:${index}`), 5)}-${letter}${digits(value + index * 37, 4)}`,
    });
  }
  if ((value >>> 4) % 2 === 0) refs.push({ kind: 'INTERCHANGE', number: `X${letter}${digits(value >>> 3, 5)}` });
  return refs;
}

export function partRow({ draft, family, parent, replacedBy }: Issued): PartRow {
  const { number, attributes } = draft;
  return {
    part_no: number,
    gm_part_no: gmNumber(number),
    brand: 'Southline',
    family,
    category_id: categoryOf(family, draft.item),
    description: draft.description,
    grade: draft.grade,
    footnote: draft.footnote ?? '',
    product_note: replacedBy ? 'Superseded: order the current number.' : (draft.note ?? ''),
    price_cents: draft.cents,
    is_free: draft.free ?? false,
    min_qty: draft.minimum ?? 1,
    parent_part_no: parent?.number ?? '',
    child_purpose: parent?.purpose ?? '',
    child_position: parent?.position ?? 0,
    attributes,
    specifications: [...specificationsOf(attributes), ...(draft.specifications ?? [])],
    cross_refs: parent ? [] : crossReferences(number),
  };
}

const notes: Readonly<Record<SupersessionKind, string>> = {
  REPLACES: 'Replaces fully.',
  CONDITIONAL: 'Fits with the bracket or seal of the new part.',
  WHILE_STOCK: 'The old part is sold while stock lasts.',
  DISCONTINUED: 'No successor.',
  INTERCHANGE: 'Either may be used.',
};

export const supersessionRow = ({ draft, replacedBy }: Issued): SupersessionRow | undefined =>
  replacedBy && {
    old_part_no: draft.number,
    new_part_no: replacedBy.number,
    kind: replacedBy.kind,
    note: notes[replacedBy.kind],
  };

/** Cheap and small parts have hundreds of units, expensive ones few; every eighth is sold out. */
export function stockRow({ draft, replacedBy }: Issued): StockRow {
  const dice = hash(`stock:${draft.number}`);
  const share = ((dice >>> 8) % 1000) / 1000;
  const usual = draft.free
    ? 800
    : draft.cents === 0
      ? 12
      : Math.max(6, Math.min(900, Math.round(240_000 / (draft.cents + 400))));
  const available = dice % 8 === 0 ? 0 : dice % 8 === 1 ? 1 + Math.floor(share * 4) : 1 + Math.floor(share * usual);
  if (!replacedBy) return { part_no: draft.number, available };
  return { part_no: draft.number, available: replacedBy.kind === 'WHILE_STOCK' ? 1 + Math.floor(share * 6) : 0 };
}
