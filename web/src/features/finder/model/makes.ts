/** Listed before the others (spec §2). */
const POPULAR_MAKES: readonly string[] = [
  'AUDI',
  'BMW',
  'FORD',
  'HOLDEN',
  'HONDA',
  'HYUNDAI',
  'KIA',
  'MAZDA',
  'MERCEDES-BENZ',
  'MITSUBISHI',
  'NISSAN',
  'SUBARU',
  'TOYOTA',
];

/** Splits what the server has into the popular makes and the rest, both in the order of the alphabet. */
export const splitMakes = (makes: readonly string[]): { popular: string[]; others: string[] } => ({
  popular: POPULAR_MAKES.filter((make) => makes.includes(make)),
  others: makes.filter((make) => !POPULAR_MAKES.includes(make)),
});
