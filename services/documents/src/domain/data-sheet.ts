import type { LineFacts } from '@southline/kernel/order';

/** What is printed of a product page. */
export interface DataSheet {
  readonly name: string;
  /** Where in the range it stands. */
  readonly category: string;
  readonly description: string;
  readonly drawing: LineFacts['drawing'];
  readonly sections: readonly { readonly name: string; readonly points: readonly string[] }[];
  readonly recommendation: string;
  /** Also the file's creation date, so that the same facts give the same bytes. */
  readonly publishedAt: Date;
}
