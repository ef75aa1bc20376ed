import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'home.title', defaultMessage: 'The part that fits, from the drawing to the door' },
  lead: {
    id: 'home.lead',
    defaultMessage:
      'Batteries, brakes, filters and ten more families, listed by vehicle and by number, with fit, stock and price on every line.',
  },
  partNumber: { id: 'home.partNumber', defaultMessage: 'Part number' },
  partNumberHint: { id: 'home.partNumber.hint', defaultMessage: 'Southline or GM number, any spelling' },
  partNumberRequired: { id: 'home.partNumber.required', defaultMessage: 'required part number' },
  search: { id: 'home.search', defaultMessage: 'Search' },
  byVehicle: { id: 'home.byVehicle', defaultMessage: 'Find parts by vehicle' },
  byVehicleHint: { id: 'home.byVehicle.hint', defaultMessage: 'Make, model, year, variant' },
  sheetName: { id: 'home.sheet.name', defaultMessage: 'Battery 55D23L' },
  sheetSize: { id: 'home.sheet.size', defaultMessage: '232 × 173 × 225 mm' },
  sheetDrawing: { id: 'home.sheet.drawing', defaultMessage: 'Every part is drawn from its own dimensions' },
});
