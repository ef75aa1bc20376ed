import { defineMessages } from 'react-intl';

const plain = defineMessages({
  range: { id: 'parts.range', defaultMessage: 'The range' },
  fit: { id: 'parts.fit', defaultMessage: 'Fit' },
  inclGst: { id: 'parts.inclGst', defaultMessage: 'each, incl. GST' },
  none: { id: 'parts.none', defaultMessage: 'no parts available' },
  noneNumber: {
    id: 'parts.none.number',
    defaultMessage: 'Check the number, or type only its first few characters. GM numbers work too.',
  },
  noneKeywords: {
    id: 'parts.none.keywords',
    defaultMessage: 'Try fewer or other words, a part number, or choose your vehicle and look through its categories.',
  },
  noneCategory: { id: 'parts.none.category', defaultMessage: 'Choose another category, or search by part number.' },
  showSupersession: { id: 'parts.supersession.show', defaultMessage: 'Show Supersession' },
  hideSupersession: { id: 'parts.supersession.hide', defaultMessage: 'Hide Supersession' },
  supersessionNone: { id: 'parts.supersession.none', defaultMessage: 'No other numbers are known for this part.' },
  soldAs: { id: 'parts.soldAs', defaultMessage: 'Replaced by' },
  noLongerSold: { id: 'parts.noLongerSold', defaultMessage: 'No longer sold' },
  replacedBy: { id: 'parts.supersession.by', defaultMessage: 'replaced by' },
  fitUnchecked: { id: 'parts.fitUnchecked', defaultMessage: 'Not checked for your vehicle' },
  fitUncheckedHint: {
    id: 'parts.fitUnchecked.hint',
    defaultMessage: '– compare the specifications and the vehicles below.',
  },
  instead: { id: 'parts.instead', defaultMessage: 'In stock and does the same:' },
  oeNumbers: { id: 'parts.oeNumbers', defaultMessage: 'GM and OE numbers' },
  interchangeNumbers: { id: 'parts.interchangeNumbers', defaultMessage: 'Replaces (interchange)' },
  pageGone: { id: 'parts.pageGone', defaultMessage: 'There are not that many pages.' },
  inStock: { id: 'parts.stock.in', defaultMessage: 'In stock' },
  lowStock: { id: 'parts.stock.low', defaultMessage: 'Low stock' },
  noStock: { id: 'parts.stock.none', defaultMessage: 'Out of stock' },
  back: { id: 'parts.back', defaultMessage: 'Back to results' },
  specifications: { id: 'parts.specifications', defaultMessage: 'Specifications' },
  fitment: { id: 'parts.fitment', defaultMessage: 'Vehicle fitment' },
  noSpecifications: { id: 'parts.noSpecifications', defaultMessage: 'No specifications available' },
  noFitment: {
    id: 'parts.noFitment',
    defaultMessage: 'No vehicles are listed for this part. It may be universal: compare the specifications.',
  },
  loadingFitment: { id: 'parts.loadingFitment', defaultMessage: 'Loading vehicles' },
  series: { id: 'parts.series', defaultMessage: 'Series' },
  years: { id: 'parts.years', defaultMessage: 'Years' },
  variant: { id: 'parts.variant', defaultMessage: 'Variant' },
  note: { id: 'parts.note', defaultMessage: 'Note' },
  filterVehicles: { id: 'parts.filterVehicles', defaultMessage: 'Make, model, year or variant' },
  noVehicleMatches: { id: 'parts.noVehicleMatches', defaultMessage: 'None of the vehicles listed here matches.' },
  checkVehicle: {
    id: 'parts.checkVehicle',
    defaultMessage: 'Not listed? Choose your vehicle to check it against all.',
  },
  number: { id: 'parts.number', defaultMessage: 'Part number' },
  byVehicle: { id: 'parts.byVehicle', defaultMessage: 'By vehicle' },
  byVehicleHint: { id: 'parts.byVehicle.hint', defaultMessage: 'Make, model, year: only what fits' },
  gmNumber: { id: 'parts.gmNumber', defaultMessage: 'GM number' },
  grade: { id: 'parts.grade', defaultMessage: 'Grade' },
  disclaimer: { id: 'parts.disclaimer', defaultMessage: 'Disclaimer' },
  disclaimerText: {
    id: 'parts.disclaimer.text',
    defaultMessage:
      'Drawings and dimensions are for identification only. Fitment comes from vehicle records and may not cover every build variation: compare the part with the one on the vehicle before fitting. Prices are recommended, include GST and can change until you pay.',
  },
  close: { id: 'parts.close', defaultMessage: 'Close' },
  gone: { id: 'parts.gone', defaultMessage: 'We do not know this part number' },
  goneHint: {
    id: 'parts.gone.hint',
    defaultMessage: 'It may be typed differently, or be replaced. Search for it in the finder.',
  },
  toFinder: { id: 'parts.toFinder', defaultMessage: 'Open the Parts Finder' },
});

/** What each family holds, by its drawing. */
export const holds = defineMessages({
  batteries: { id: 'parts.holds.batteries', defaultMessage: 'Automotive, 4WD, start-stop, marine, deep cycle' },
  'spark-plugs': { id: 'parts.holds.sparkPlugs', defaultMessage: 'Nickel, platinum, iridium, LPG, glow plugs' },
  'light-bulbs': { id: 'parts.holds.lightBulbs', defaultMessage: 'Headlight, signal and stop, interior, 24 V' },
  wipers: { id: 'parts.holds.wipers', defaultMessage: 'Conventional, flat, hybrid, rear, refills' },
  brakes: { id: 'parts.holds.brakes', defaultMessage: 'Pads, rotors, shoes, drums, hoses, cylinders' },
  chemicals: { id: 'parts.holds.chemicals', defaultMessage: 'Cleaners, lubricants, sealants, greases' },
  'drive-belts': { id: 'parts.holds.driveBelts', defaultMessage: 'Multi-ribbed, V-belts, timing, tensioner kits' },
  filters: { id: 'parts.holds.filters', defaultMessage: 'Oil, air, fuel, cabin, transmission' },
  'fluids-oils': { id: 'parts.holds.fluidsOils', defaultMessage: 'Engine oil, transmission, coolant, brake fluid' },
  'hose-clamps': { id: 'parts.holds.hoseClamps', defaultMessage: 'Worm drive, constant tension, T-bolt, ear' },
  'power-tools': { id: 'parts.holds.powerTools', defaultMessage: 'Drilling, grinding, cutting, lighting, chargers' },
  ppe: { id: 'parts.holds.ppe', defaultMessage: 'Gloves, eyewear, hearing, respiratory, hi-vis' },
  'coin-batteries': { id: 'parts.holds.coinBatteries', defaultMessage: 'Lithium, alkaline, silver oxide, remote' },
});

const withValues = defineMessages<{
  required: { n: number };
  minOrder: { n: number };
  total: { total: number };
  tooMany: { shown: number; total: number };
  showParts: { n: number };
  hideParts: { n: number };
  vehicleTotal: { shown: number; total: number };
  vehicleCount: { total: number };
  vehicleMatches: { shown: number; total: number };
  inStockCount: { count: number };
  lowStockCount: { count: number };
  matchedOe: { number: string };
  matchedInterchange: { number: string };
  matchedSupersession: { number: string };
  lastPage: { page: number };
  gm: { number: string };
  searchFor: { number: string };
  drawingOf: { part: string };
}>({
  required: { id: 'parts.required', defaultMessage: '{n} Required' },
  minOrder: { id: 'parts.minOrder', defaultMessage: 'Min Order to Buy: {n}' },
  total: { id: 'parts.total', defaultMessage: '{total, plural, one {# part} other {# parts}}' },
  tooMany: {
    id: 'parts.tooMany',
    defaultMessage:
      'These are the first {shown, number} of {total, number} parts. Choose a vehicle, a category or a longer part number to narrow your search.',
  },
  showParts: { id: 'parts.show', defaultMessage: 'Show {n, plural, one {# part} other {# parts}} of this kit' },
  hideParts: { id: 'parts.hide', defaultMessage: 'Hide {n, plural, one {# part} other {# parts}} of this kit' },
  vehicleTotal: { id: 'parts.vehicleTotal', defaultMessage: '{shown, number} of {total, number} vehicles shown' },
  vehicleCount: { id: 'parts.vehicleCount', defaultMessage: '{total, plural, one {# vehicle} other {# vehicles}}' },
  vehicleMatches: { id: 'parts.vehicleMatches', defaultMessage: '{shown, number} of {total, number} match' },
  inStockCount: { id: 'parts.stock.in.count', defaultMessage: '{count, number} in stock' },
  lowStockCount: { id: 'parts.stock.low.count', defaultMessage: 'Low stock: {count, number}' },
  matchedOe: { id: 'parts.matched.oe', defaultMessage: 'Found by its GM or OE number {number}' },
  matchedInterchange: {
    id: 'parts.matched.interchange',
    defaultMessage: 'Found by interchange: it replaces {number} of another brand',
  },
  matchedSupersession: { id: 'parts.matched.supersession', defaultMessage: 'Found by {number}, which it replaces' },
  lastPage: { id: 'parts.lastPage', defaultMessage: 'Show page {page, number}, the last one' },
  gm: { id: 'parts.gm', defaultMessage: 'GM {number}' },
  drawingOf: { id: 'parts.drawingOf', defaultMessage: '{part}, drawing with dimensions' },
  searchFor: { id: 'parts.searchFor', defaultMessage: 'Search for {number}' },
});

export const messages = { ...plain, ...withValues };

/** Where a part sits on its vehicle, by end and side. */
export const placeMessages = defineMessages({
  'front-left': { id: 'parts.place.front-left', defaultMessage: 'Where it sits: front, left' },
  'front-right': { id: 'parts.place.front-right', defaultMessage: 'Where it sits: front, right' },
  'front-both': { id: 'parts.place.front-both', defaultMessage: 'Where it sits: front' },
  'rear-left': { id: 'parts.place.rear-left', defaultMessage: 'Where it sits: rear, left' },
  'rear-right': { id: 'parts.place.rear-right', defaultMessage: 'Where it sits: rear, right' },
  'rear-both': { id: 'parts.place.rear-both', defaultMessage: 'Where it sits: rear' },
});
