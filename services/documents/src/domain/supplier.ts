/** The supplier on tax invoices, from the configuration. */
export interface Supplier {
  readonly name: string;
  readonly abn: string;
  readonly address: string;
}
