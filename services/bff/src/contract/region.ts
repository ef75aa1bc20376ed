import { invalidField } from '@southline/kernel/errors';
import { type Region, regions } from '@southline/kernel/region';

export { type Region, regions };

/** Matched without regard to case, like paths. Undefined for any other text. */
export const regionOf = (text: string): Region | undefined => regions.find((region) => region === text.toLowerCase());

/** The language tags of the regions' English, for pages and search engines. */
export const languageTags = { au: 'en-AU', nz: 'en-NZ' } satisfies Record<Region, string>;

const countries = { au: 'B2CAU', nz: 'B2CNZ' } satisfies Record<Region, string>;

/** Throws if the `country` in a request is not that of the region in its path. */
export const checkCountry = (region: Region, country: unknown): void => {
  if (country === undefined || country === countries[region]) return;
  throw invalidField('country', `In this region the country is ${countries[region]}.`);
};
