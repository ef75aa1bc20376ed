import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  tab: { id: 'home.tab', defaultMessage: 'Automotive parts' },
  title: { id: 'home.title', defaultMessage: 'The part that fits, from the drawing to the door' },
  lead: {
    id: 'home.lead',
    defaultMessage:
      'Batteries, brakes, filters and ten more families, listed by vehicle and by number, with fit, stock and price on every line.',
  },
  partNumber: { id: 'home.partNumber', defaultMessage: 'Part number' },
  partNumberHint: { id: 'home.partNumber.hint', defaultMessage: 'Southline or GM number' },
  partNumberRequired: { id: 'home.partNumber.required', defaultMessage: 'required part number' },
  search: { id: 'home.search', defaultMessage: 'Search' },
  byVehicle: { id: 'home.byVehicle', defaultMessage: 'Find parts by vehicle' },
  byVehicleHint: { id: 'home.byVehicle.hint', defaultMessage: 'Make, model, year, variant' },
  sheet: { id: 'home.sheet', defaultMessage: 'On this sheet' },
  battery: { id: 'home.sheet.battery', defaultMessage: 'Battery' },
  rotor: { id: 'home.sheet.rotor', defaultMessage: 'Disc rotor' },
  filter: { id: 'home.sheet.filter', defaultMessage: 'Oil filter' },
  belt: { id: 'home.sheet.belt', defaultMessage: 'Drive belt' },
  plug: { id: 'home.sheet.plug', defaultMessage: 'Spark plug' },
  wiper: { id: 'home.sheet.wiper', defaultMessage: 'Wiper' },
  range: { id: 'home.range', defaultMessage: 'Our range' },
  wholeRange: { id: 'home.range.all', defaultMessage: 'See the whole range' },
  viewMore: { id: 'home.viewMore', defaultMessage: 'View More' },
  viewLess: { id: 'home.viewLess', defaultMessage: 'View Less' },
  bannerKicker: { id: 'home.banner.kicker', defaultMessage: 'Competition' },
  bannerTitle: { id: 'home.banner.title', defaultMessage: 'Win a trip to the Chicago street race' },
  bannerText: {
    id: 'home.banner.text',
    defaultMessage: 'A battery, or a service from $100: every receipt is ten entries.',
  },
  bannerGo: { id: 'home.banner.go', defaultMessage: 'Enter now' },
  factFit: { id: 'home.fact.fit', defaultMessage: 'Fit on every line' },
  factFitText: {
    id: 'home.fact.fit.text',
    defaultMessage: 'Choose the vehicle once. Each part then says whether it fits, and on what condition.',
  },
  factStock: { id: 'home.fact.stock', defaultMessage: 'Stock as it is' },
  factStockText: {
    id: 'home.fact.stock.text',
    defaultMessage: 'In stock means on our shelf in Victoria. When you start to pay, it is held for you.',
  },
  factPapers: { id: 'home.fact.papers', defaultMessage: 'Papers with the part' },
  factPapersText: {
    id: 'home.fact.papers.text',
    defaultMessage: 'Specifications, safety data sheets and fitting notes are on each product’s own page.',
  },
});
