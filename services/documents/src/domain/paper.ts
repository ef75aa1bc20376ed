import type { SumText } from '@southline/kernel/order-sums';
import type { Detail } from '@southline/kernel/order-texts';
import type { Drawing } from '@southline/kernel/part-facts';

/** The contents of a document without its layout: one renderer draws every document. */
export interface Paper {
  readonly title: string;
  /** Printed under the title and on each following page; empty if the document has no number. */
  readonly number: string;
  /** The barcode at the head; absent for documents without one. */
  readonly barcode?: string;
  readonly fileName: string;
  /** Also the creation date of the file, so that the same facts give the same bytes. */
  readonly createdAt: Date;
  readonly facts: readonly Fact[];
  readonly parties: readonly Party[];
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly totals: readonly SumText[];
  /** Short sentences beside the totals. */
  readonly remarks: readonly string[];
  /** The buyer's own text; may be long. */
  readonly notes: string;
  /** Fields at the end of the document that are filled in by hand. */
  readonly signatures: readonly string[];
  /** The issuer of the document, at the foot of each page. */
  readonly issuer: string;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface Party extends Detail {
  /** Printed in large letters, as the address on a packing list. */
  readonly large?: boolean;
}

export interface Column {
  readonly heading: string;
  /** In points. The only column without a width takes the rest. */
  readonly width?: number;
  readonly align?: 'left' | 'right' | 'centre';
}

export type Cell =
  | { readonly kind: 'drawing'; readonly drawing: Drawing }
  | { readonly kind: 'text'; readonly text: string; readonly small?: readonly string[]; readonly strong?: boolean }
  | { readonly kind: 'box' };

export type Row = readonly Cell[];
