export const families = [
  'batteries',
  'spark-plugs',
  'light-bulbs',
  'wipers',
  'brakes',
  'chemicals',
  'drive-belts',
  'filters',
  'fluids-oils',
  'hose-clamps',
  'power-tools',
  'ppe',
  'coin-batteries',
] as const;

export type Family = (typeof families)[number];

/** Accepts `spark_plugs` and `Spark Plugs` as well; undefined for anything that is not a family. */
export function familyOf(name: string): Family | undefined {
  const slug = name
    .trim()
    .toLowerCase()
    .replace(/&/g, ' ')
    .replace(/[^a-z]+/g, '-');
  return families.find((family) => family === slug);
}
