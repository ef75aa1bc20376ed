import { AUSTRALIAN_STATES } from '@southline/kernel/places';
import type { Region } from '../../../shared/http/api-client.ts';

/** The most characters of each number. */
export const PLATE_LENGTH = 10;
export const VIN_LENGTH = 17;

/** A pasted VIN may contain spaces, which must not cut off its end. */
export const withoutSpaces = (typed: string, length: number): string => typed.replace(/\s/g, '').slice(0, length);

/** The issuers of plates: the states in Australia, the whole country in New Zealand. */
export const plateStates = (region: Region): readonly string[] => (region === 'nz' ? ['NZ'] : AUSTRALIAN_STATES);
