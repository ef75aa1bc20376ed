/** The range: the drawing of each family, and its category by name. */
export const FAMILIES = [
  { art: 'batteries', name: 'Batteries' },
  { art: 'spark-plugs', name: 'Spark Plugs' },
  { art: 'light-bulbs', name: 'Light Bulbs' },
  { art: 'wipers', name: 'Wipers' },
  { art: 'brakes', name: 'Brakes' },
  { art: 'chemicals', name: 'Chemicals' },
  { art: 'drive-belts', name: 'Drive Belts' },
  { art: 'filters', name: 'Filters' },
  { art: 'fluids-oils', name: 'Fluids & Oils' },
  { art: 'hose-clamps', name: 'Hose Clamps' },
  { art: 'power-tools', name: 'Power Tools' },
  { art: 'ppe', name: 'PPE' },
  { art: 'coin-batteries', name: 'Coin Batteries' },
] as const;
