/** Makes that are listed before the others. */
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

/** Splits the server's makes into the popular ones and the rest, each in alphabetical order. */
export const splitMakes = (makes: readonly string[]): { popular: string[]; others: string[] } => ({
  popular: POPULAR_MAKES.filter((make) => makes.includes(make)),
  others: makes.filter((make) => !POPULAR_MAKES.includes(make)),
});
