import { defineMessages } from 'react-intl';

const plain = defineMessages({
  title: { id: 'finder.title', defaultMessage: 'Parts Finder' },
  vehicle: { id: 'finder.vehicle', defaultMessage: 'Vehicle' },
  chooseVehicle: { id: 'finder.chooseVehicle', defaultMessage: 'Make, model, year' },
  changeVehicle: { id: 'finder.changeVehicle', defaultMessage: 'Change vehicle' },
  partNumber: { id: 'finder.partNumber', defaultMessage: 'Part number' },
  partNumberHint: { id: 'finder.partNumber.hint', defaultMessage: 'Any spelling, GM too' },
  partNumberRequired: { id: 'finder.partNumber.required', defaultMessage: 'required part number' },
  keywords: { id: 'finder.keywords', defaultMessage: 'Cant find what you are looking for?' },
  keywordsLabel: { id: 'finder.keywords.label', defaultMessage: 'Keywords' },
  keywordsHint: { id: 'finder.keywords.hint', defaultMessage: 'Words: oil filter hilux, globe H4 …' },
  keywordsRequired: { id: 'finder.keywords.required', defaultMessage: 'Please enter keywords' },
  byChoice: { id: 'finder.byChoice', defaultMessage: 'Make, model, year' },
  byRego: { id: 'finder.byRego', defaultMessage: 'Registration' },
  byVin: { id: 'finder.byVin', defaultMessage: 'VIN or frame number' },
  waysToFind: { id: 'finder.waysToFind', defaultMessage: 'How to find the vehicle' },
  plate: { id: 'finder.plate', defaultMessage: 'Registration number' },
  plateState: { id: 'finder.plate.state', defaultMessage: 'State' },
  vin: { id: 'finder.vin', defaultMessage: 'VIN' },
  vinHint: {
    id: 'finder.vin.hint',
    defaultMessage:
      '17 characters, on the windscreen or the door frame. Imports: the frame number, such as GRX120-3012345.',
  },
  lookupKept: {
    id: 'finder.lookup.kept',
    defaultMessage: 'We look the vehicle up and keep neither its number nor who asked.',
  },
  search: { id: 'finder.search', defaultMessage: 'Search' },
  reset: { id: 'finder.reset', defaultMessage: 'Reset' },
  resetAll: { id: 'finder.resetAll', defaultMessage: 'Reset all' },
  quickLinks: { id: 'finder.quickLinks', defaultMessage: 'Parts that need no vehicle' },
  categories: { id: 'finder.categories', defaultMessage: 'Categories' },
  noCategories: {
    id: 'finder.noCategories',
    defaultMessage: 'We have no parts listed for this vehicle yet. Search by part number, or choose another vehicle.',
  },
  chooseCategory: { id: 'finder.chooseCategory', defaultMessage: 'Choose a category' },
  selectVehicle: { id: 'finder.selectVehicle', defaultMessage: 'Select your vehicle' },
  all: { id: 'finder.all', defaultMessage: 'All' },
  close: { id: 'finder.close', defaultMessage: 'Close' },
  make: { id: 'finder.make', defaultMessage: 'Make' },
  model: { id: 'finder.model', defaultMessage: 'Model' },
  year: { id: 'finder.year', defaultMessage: 'Year' },
  variant: { id: 'finder.variant', defaultMessage: 'Variant' },
  popularMakes: { id: 'finder.popularMakes', defaultMessage: 'Popular makes' },
  allMakes: { id: 'finder.allMakes', defaultMessage: 'All other makes' },
  filterList: { id: 'finder.filterList', defaultMessage: 'Type to narrow the list' },
  shopThis: { id: 'finder.shopThis', defaultMessage: 'shop this vehicle' },
  moreVehicles: { id: 'finder.moreVehicles', defaultMessage: 'Show more vehicles' },
  nothingListed: { id: 'finder.nothingListed', defaultMessage: 'Nothing is listed here. Go one step back.' },
  nothingMatches: {
    id: 'finder.nothingMatches',
    defaultMessage: 'Nothing in this list matches. Clear the box to see all.',
  },
  pick: { id: 'finder.pick', defaultMessage: 'Choose' },
  startVehicle: {
    id: 'finder.start.vehicle',
    defaultMessage: 'Choose your vehicle: the categories then list only what fits it.',
  },
  startNumber: {
    id: 'finder.start.number',
    defaultMessage: 'Know the number? Type it with or without spaces and dashes. Press / to jump to the box.',
  },
  startQuick: {
    id: 'finder.start.quick',
    defaultMessage: 'Bulbs, chemicals, fluids, clamps, tools and protective gear are listed without a vehicle.',
  },
});

const withValues = defineMessages<{
  narrow: { category: string };
  vehicleCount: { shown: number; total: number };
  stepOf: { step: string };
}>({
  narrow: { id: 'finder.narrow', defaultMessage: 'Narrow {category}' },
  vehicleCount: { id: 'finder.vehicleCount', defaultMessage: '{shown} of {total} vehicles' },
  stepOf: { id: 'finder.stepOf', defaultMessage: 'Choose the {step}' },
});

export const messages = { ...plain, ...withValues };
