import { readTyped } from './typed-text.ts';

/** A place in a URL, and its search key: "Te Awamutu" and "te-awamutu", "Ōtāhuhu" and "otahuhu" are equal. */
export const placeSlug = (name: string): string =>
  readTyped(name)
    .normalize('NFD')
    .replace(/[\u0300-\u036f'.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
