/** The supplier: from configuration, printed on tax invoices. */
export interface Supplier {
  readonly name: string;
  readonly abn: string;
  readonly address: string;
}
