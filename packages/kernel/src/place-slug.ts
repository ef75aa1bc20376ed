/** A place in an address, and what places are found by: "Te Awamutu" and "te-awamutu", "Ōtāhuhu" and "otahuhu" are the same. */
export const placeSlug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
