import { defineMessages } from 'react-intl';

const page = defineMessages({
  title: { id: 'history.title', defaultMessage: '100 years of Southline' },
  lead: {
    id: 'history.lead',
    defaultMessage:
      'What cars and workshops needed, decade by decade, and what we did about it. The story starts twenty years before us, because the parts did too.',
  },
  years: { id: 'history.years', defaultMessage: 'Years' },
  onWheels: { id: 'history.times', defaultMessage: 'On the road' },
  atSouthline: { id: 'history.brand', defaultMessage: 'At Southline' },
  go: { id: 'history.go', defaultMessage: 'Open the Parts Finder' },
  end: { id: 'history.end', defaultMessage: 'And now the part that you need' },
});

const decades = defineMessages({
  title1900: { id: 'history.1900.title', defaultMessage: 'Sparks from a magnet' },
  times1900: {
    id: 'history.1900.times',
    defaultMessage:
      'Many of the first motor cars carry no battery. A magneto, turned by the engine itself, makes the spark, and the lamps burn acetylene or kerosene. Whoever drives also repairs, and a broken part is made again at the forge.',
  },
  brand1900: {
    id: 'history.1900.brand',
    defaultMessage: 'We are not there yet. The question that we will answer is: where do I get another one?',
  },
  title1920: { id: 'history.1920.title', defaultMessage: 'Six volts in a wooden crate' },
  times1920: {
    id: 'history.1920.times',
    defaultMessage:
      'Electric starting and lighting become ordinary. The battery is a crate with three lead cells and six volts, topped up with distilled water and charged again after a cold week.',
  },
  brand1920: {
    id: 'history.1920.brand',
    defaultMessage:
      'In 1920 Southline opens as a battery counter in Melbourne: charging, repairs, and a card for each car that says which case fits.',
  },
  title1930: { id: 'history.1930.title', defaultMessage: 'Brakes on all four wheels' },
  times1930: {
    id: 'history.1930.times',
    defaultMessage:
      'Faster cars need drums on the front axle too, and hydraulic lines begin to replace rods and cables. Linings are riveted to the shoe and wear quickly on unsealed roads.',
  },
  brand1930: {
    id: 'history.1930.brand',
    defaultMessage: 'Brake linings join the batteries, and the cards become our first printed list by make and model.',
  },
  title1940: { id: 'history.1940.title', defaultMessage: 'Driving on charcoal' },
  times1940: {
    id: 'history.1940.times',
    defaultMessage:
      'Petrol is rationed in Australia and New Zealand for most of the decade. Thousands of vehicles run on gas made from charcoal in a burner at the back. New parts are scarce; old ones are rebuilt.',
  },
  brand1940: {
    id: 'history.1940.brand',
    defaultMessage:
      'We clean plugs, rebuild batteries and rewind generators. The habit of measuring the old part before ordering the new one dates from these years.',
  },
  title1950: { id: 'history.1950.title', defaultMessage: 'One oil for summer and winter' },
  times1950: {
    id: 'history.1950.times',
    defaultMessage:
      'Multigrade oil ends the change from a thin winter grade to a thick summer one. Cars built in Australia fill the new suburbs, and the service book counts in thousands of miles.',
  },
  brand1950: {
    id: 'history.1950.brand',
    defaultMessage:
      'The counter gets a warehouse in Dandenong, a delivery round, and a catalogue that hangs on the workshop wall.',
  },
  title1960: { id: 'history.1960.title', defaultMessage: 'The alternator takes over' },
  times1960: {
    id: 'history.1960.times',
    defaultMessage:
      'Twelve volts have become the rule, and the alternator replaces the generator: it charges at idle, with lights and wipers on. One model now comes with several engines, so a description is no longer enough to order by.',
  },
  brand1960: {
    id: 'history.1960.brand',
    defaultMessage:
      'Every line gets a number of its own, with the maker’s number printed beside it. That cross-reference is still the heart of our search.',
  },
  title1970: { id: 'history.1970.title', defaultMessage: 'Discs, belts and millimetres' },
  times1970: {
    id: 'history.1970.times',
    defaultMessage:
      'In 1970 Victoria makes wearing seat belts compulsory, the first place in the world to do so. Disc brakes become usual on the front axle, national design rules set standards for lights and brakes, and both countries go metric.',
  },
  brand1970: {
    id: 'history.1970.brand',
    defaultMessage:
      'We list pads and rotors by dimension, in millimetres, and send the list to New Zealand for the first time.',
  },
  title1980: { id: 'history.1980.title', defaultMessage: 'Unleaded' },
  times1980: {
    id: 'history.1980.times',
    defaultMessage:
      'From 1986 new cars in Australia run on unleaded petrol. The filler neck is narrower, so that only the right nozzle goes in, and a catalytic converter cleans the exhaust. Fuel injection asks for finer filters.',
  },
  brand1980: {
    id: 'history.1980.brand',
    defaultMessage:
      'The card index becomes a computer file: one record for each vehicle, one for each part that fits it.',
  },
  title1990: { id: 'history.1990.title', defaultMessage: 'Airbags and sealed batteries' },
  times1990: {
    id: 'history.1990.times',
    defaultMessage:
      'Airbags arrive in the family car. Batteries are sealed and ask for no water, anti-lock brakes spread, and New Zealand ends the sale of leaded petrol in 1996.',
  },
  brand1990: {
    id: 'history.1990.brand',
    defaultMessage:
      'Passenger car batteries leave our shelves sealed and tested, and old ones come back to be recycled.',
  },
  title2000: { id: 'history.2000.title', defaultMessage: 'A socket that tells what is wrong' },
  times2000: {
    id: 'history.2000.times',
    defaultMessage:
      'New cars carry a standard diagnostic socket with sixteen pins: the engine reports its own faults. One ribbed belt drives what took three before, and leaded petrol disappears from Australia in 2002.',
  },
  brand2000: {
    id: 'history.2000.brand',
    defaultMessage:
      'The printed catalogue gets a search box. Belts and tensioners are sold as one kit, because they wear together.',
  },
  title2010: { id: 'history.2010.title', defaultMessage: 'Engines that stop at the lights' },
  times2010: {
    id: 'history.2010.times',
    defaultMessage:
      'Start-stop engines restart many times on one trip. EFB and AGM batteries are made for that, and a car that has one needs one again. Stability control becomes compulsory in new passenger cars in Australia.',
  },
  brand2010: {
    id: 'history.2010.brand',
    defaultMessage:
      'We measure the range again and draw every part from its own dimensions. Towards the end of our first hundred years that work becomes the catalogue you are reading.',
  },
});

export const messages = { ...page, ...decades };
