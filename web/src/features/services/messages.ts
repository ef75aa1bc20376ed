import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'services.title', defaultMessage: 'Servicing with Southline parts' },
  lead: {
    id: 'services.lead',
    defaultMessage:
      'What each job involves and when it is due. Ask us to book it, or fit the parts yourself: each page leads to both.',
  },
  viewProducts: { id: 'services.viewProducts', defaultMessage: 'View products' },
  book: { id: 'services.book', defaultMessage: 'Book this service' },
  bookAny: { id: 'services.bookAny', defaultMessage: 'Book a service' },
  done: { id: 'services.done', defaultMessage: 'What is done' },
  due: { id: 'services.due', defaultMessage: 'When it is due' },
  others: { id: 'services.others', defaultMessage: 'More services' },
  all: { id: 'services.all', defaultMessage: 'All services' },
});

type Words = { name: string; short: string; lead: string; done: string[]; due: string };

const words = (key: string, { name, short, lead, done, due }: Words) => ({
  name: { id: `services.${key}.name`, defaultMessage: name },
  short: { id: `services.${key}.short`, defaultMessage: short },
  lead: { id: `services.${key}.lead`, defaultMessage: lead },
  done: done.map((text, index) => ({ id: `services.${key}.done.${index + 1}`, defaultMessage: text })),
  due: { id: `services.${key}.due`, defaultMessage: due },
});
export type ServiceWords = ReturnType<typeof words>;

export const serviceWords: Readonly<Record<string, ServiceWords>> = {
  logBook: words('logBook', {
    name: 'Log-book service',
    short: 'What the maker’s schedule asks for at this distance, and the stamp for it.',
    lead: 'The maker’s own schedule for your car, followed line by line, with parts that meet its specification. The log book is stamped and the work is listed, so the next workshop knows what was done.',
    done: [
      'Engine oil and oil filter, to the grade and capacity that the maker names',
      'The checks and replacements that the schedule lists for this distance',
      'Tyres, lights, wipers, belts, hoses and fluid levels looked at',
      'Service light reset, log book stamped',
    ],
    due: 'At the distance or the months in your log book, whichever comes first: for many cars every 10,000 to 15,000 km or 12 months.',
  }),
  battery: words('battery', {
    name: 'Battery service',
    short: 'Tested under load; replaced with the right case, terminals and technology.',
    lead: 'A battery that is slow on a cold morning is tested first: many only need a charge or a clean terminal. If it has to go, the new one matches the tray, the terminals and, for stop-start cars, the technology.',
    done: [
      'State of charge and cold cranking current measured',
      'Alternator output and resting drain measured',
      'Terminals and clamps cleaned and protected',
      'When replaced: memory kept alive, the battery registered with the car where it asks for that, the old one recycled',
    ],
    due: 'Have it tested once a year from its third year, and before winter.',
  }),
  brakes: words('brakes', {
    name: 'Brake service',
    short: 'Pads, rotors and fluid measured against the limits stamped on them.',
    lead: 'Pads and rotors are measured, not guessed: you hear how many millimetres are left and what the limit is. What is within its limits stays on the car.',
    done: [
      'Pad and lining thickness, rotor thickness and run-out measured',
      'Callipers, slides, hoses and lines checked for leaks and free movement',
      'Water content and boiling point of the brake fluid tested',
      'Road test; new pads are bedded in before you get the keys',
    ],
    due: 'Have them looked at every 10,000 km. Fluid is due every two years. Squeal, pulsing or a longer pedal is due now.',
  }),
  filters: words('filters', {
    name: 'Filters & fluids',
    short: 'Air, fuel and cabin filters, coolant, brake and transmission fluid.',
    lead: 'Filters clog slowly and fluids age quietly, so neither is noticed until something else wears. This service changes what is due and leaves what is not.',
    done: [
      'Air, cabin and, where serviceable, fuel filter inspected or replaced',
      'Coolant tested for frost and corrosion protection',
      'Transmission, differential, steering and brake fluid checked for level and condition',
      'Levels set; leaks found are shown to you before anything is done',
    ],
    due: 'Air and cabin filters about every 15,000 to 20,000 km, sooner on gravel; coolant and transmission fluid as in the log book.',
  }),
  oil: words('oil', {
    name: 'Oil & filter change',
    short: 'The right grade, the right amount, a new filter and a new washer.',
    lead: 'The smallest service, and the one that an engine forgives least when it is skipped. Oil of the grade and approval in your handbook, and a filter made for your engine.',
    done: [
      'Old oil drained warm, filter and drain-plug washer replaced',
      'New oil to the capacity for your engine, level checked hot and cold',
      'Other levels, belts and tyres looked at',
      'Service light reset, old oil recycled',
    ],
    due: 'Between log-book services for towing, short trips, dust or long idling: about every 5,000 to 7,500 km.',
  }),
  wipers: words('wipers', {
    name: 'Wiper service',
    short: 'Blades of the right length and arm fitting, front and rear.',
    lead: 'Streaks, chatter and a haze at night come from hard rubber. Blades are matched by length and by the fitting of the arm, so that nothing has to be bent or adapted.',
    done: [
      'Both front blades, and the rear one where there is one, replaced or refilled',
      'Arms checked for tension and for the angle of the blade',
      'Washer jets cleared and aimed, fluid filled up',
      'Glass cleaned and checked for chips',
    ],
    due: 'Once a year, or as soon as they streak. Sun ages rubber faster than rain does.',
  }),
  lights: words('lights', {
    name: 'Lights & bulbs',
    short: 'Every lamp checked, bulbs replaced in pairs, headlights aimed.',
    lead: 'A bulb that has failed is easy to see; one that has lost a third of its light is not. All lamps are checked, and headlights are aimed after the bulbs are changed.',
    done: [
      'All outside lamps, number-plate lamps and warning lights checked',
      'Headlight bulbs replaced in pairs, to the cap and wattage of the lamp',
      'Sockets, seals and lenses looked at',
      'Headlights aimed for the load that the car usually carries',
    ],
    due: 'With each service, and before a warrant of fitness or a roadworthy inspection.',
  }),
  belts: words('belts', {
    name: 'Belts & cooling',
    short: 'Drive belts, tensioners, hoses, thermostat, and a pressure test.',
    lead: 'One belt often drives the alternator, the water pump and the air conditioning, so it is worth replacing before it breaks. The cooling system is tested under pressure, where small leaks show.',
    done: [
      'Ribs measured with a wear gauge, tensioner and idlers checked for play',
      'Cooling system and cap pressure-tested',
      'Hoses, clamps, radiator and water pump checked for leaks',
      'Thermostat and fan tested',
    ],
    due: 'Look at belts from 60,000 km and hoses from the fifth year; timing belts strictly as in the log book.',
  }),
  air: words('air', {
    name: 'Air-conditioning service',
    short: 'Cooling measured at the vent, leaks found, the cabin filter changed.',
    lead: 'Air conditioning that cools less each summer is losing refrigerant somewhere. The leak is found first, since gas that is only topped up is gone again by the next one. Refrigerant is handled by licensed technicians.',
    done: [
      'Vent temperature and system pressures measured',
      'Leak test with dye or nitrogen',
      'Refrigerant recovered, weighed and refilled to the amount on the label',
      'Cabin filter replaced, drain cleared',
    ],
    due: 'Every two years, or when it no longer reaches a steady 4 to 8 °C at the vent.',
  }),
  inspection: words('inspection', {
    name: 'Pre-purchase inspection',
    short: 'A car looked over before you buy it, with a written report.',
    lead: 'An hour on the hoist before you buy tells more than the advertisement. You get a written report with pictures: what is sound, what is due soon and what would stop a roadworthy certificate.',
    done: [
      'Body, paint and structure checked for repairs and rust',
      'Engine, transmission, steering, brakes and suspension checked on the hoist and on the road',
      'Fault codes read, battery tested, leaks looked for',
      'Written report the same day, with what each finding is likely to need',
    ],
    due: 'Before you pay a deposit. Ask the seller for the log book and bring it.',
  }),
};
