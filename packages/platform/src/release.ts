/** A version of the product, as the data of a service record it. */
export interface Release {
  readonly number: string;
  /** The release before it, whose data it reads; '' for releases that wrote no record. */
  readonly after: string;
}

/** This release. `number` is the version of the product, in package.json. */
export const release: Release = { number: '0.1.0', after: '' };
