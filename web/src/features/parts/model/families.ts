/** The range: the drawing of each family, its category by name, and what it holds. */
export const FAMILIES = [
  { art: 'batteries', name: 'Batteries', holds: 'Automotive, 4WD, start-stop, marine, deep cycle' },
  { art: 'spark-plugs', name: 'Spark Plugs', holds: 'Nickel, platinum, iridium, LPG, glow plugs' },
  { art: 'light-bulbs', name: 'Light Bulbs', holds: 'Headlight, signal and stop, interior, 24 V' },
  { art: 'wipers', name: 'Wipers', holds: 'Conventional, flat, hybrid, rear, refills' },
  { art: 'brakes', name: 'Brakes', holds: 'Pads, rotors, shoes, drums, hoses, cylinders' },
  { art: 'chemicals', name: 'Chemicals', holds: 'Cleaners, lubricants, sealants, greases' },
  { art: 'drive-belts', name: 'Drive Belts', holds: 'Multi-ribbed, V-belts, timing, tensioner kits' },
  { art: 'filters', name: 'Filters', holds: 'Oil, air, fuel, cabin, transmission' },
  { art: 'fluids-oils', name: 'Fluids & Oils', holds: 'Engine oil, transmission, coolant, brake fluid' },
  { art: 'hose-clamps', name: 'Hose Clamps', holds: 'Worm drive, constant tension, T-bolt, ear' },
  { art: 'power-tools', name: 'Power Tools', holds: 'Drilling, grinding, cutting, lighting, chargers' },
  { art: 'ppe', name: 'PPE', holds: 'Gloves, eyewear, hearing, respiratory, hi-vis' },
  { art: 'coin-batteries', name: 'Coin Batteries', holds: 'Lithium, alkaline, silver oxide, remote' },
] as const;
