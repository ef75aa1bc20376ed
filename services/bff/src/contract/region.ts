import { DomainError } from '@southline/kernel/errors';
import { type Region, regions } from '@southline/kernel/region';

export { type Region, regions };

/** Regions are matched like paths: without regard to case. Undefined for any other word. */
export const regionOf = (text: string): Region | undefined => regions.find((region) => region === text.toLowerCase());

/** The language of a region's English, as pages and search engines name it. */
export const languageTags = { au: 'en-AU', nz: 'en-NZ' } satisfies Record<Region, string>;

const countries = { au: 'B2CAU', nz: 'B2CNZ' } satisfies Record<Region, string>;

/** A `country` in a request belongs to the region of its path (contract, "Base, regions, matching"). */
export const checkCountry = (region: Region, country: unknown): void => {
  if (country === undefined || country === countries[region]) return;
  const message = `In this region the country is ${countries[region]}.`;
  throw new DomainError('invalid', 'InvalidRequest', message, { country: message });
};
