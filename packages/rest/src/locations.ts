import { AUSTRALIAN_STATES } from '@southline/kernel/place-names';
import { regions } from '@southline/kernel/region';
import { Type } from 'typebox';
import { callsOf } from './call.ts';
import { answers, dataAnswers } from './envelope.ts';
import { field, issued, object, typed, words } from './fields.ts';
import { anybody } from './who.ts';

const { get, post } = callsOf('Locations');

/** States of the locator, including New Zealand. */
export const locatorStates = ['NZ', ...AUSTRALIAN_STATES] as const;
export const locationTypes = ['Battery', 'Parts', 'Service'] as const;

const position = (description?: string) =>
  Type.Object({ lat: Type.Number(), lng: Type.Number() }, { ...(description && { description }) });

const optionalPostcode = () =>
  Type.Optional(field('digits', { pattern: '^([0-9]{4})?$', description: 'Four digits, or empty.' }));

export const dealer = Type.Object({
  dealerCode: Type.String(),
  dealerName: Type.String(),
  dealerAddress: Type.String(),
  suburb: Type.String(),
  state: Type.String(),
  postcode: Type.String(),
  telephone: Type.String(),
  web: Type.String({ description: 'Empty where it has none.' }),
  bookNow: Type.String({ description: 'Where a service is booked: a path of this site, or an address; or empty.' }),
  location: position(),
  tradingHours: Type.Array(Type.Object({ label: Type.String(), hours: Type.String() }), {
    description: 'For people, in English: "Mon – Fri", "8:00 am – 5:30 pm".',
  }),
  distance: Type.Union([Type.Number(), Type.Null()], {
    description: 'Kilometres from the place, one decimal; null without a place.',
  }),
  types: Type.Array(words(locationTypes)),
  openingHours: Type.Object(
    {
      timeZone: Type.String(),
      week: Type.Array(
        Type.Object({
          day: Type.Integer({ description: '1 Monday to 7 Sunday.' }),
          opens: Type.String({ description: 'HH:MM' }),
          closes: Type.String({ description: 'HH:MM; 24:00 ends the day.' }),
        }),
      ),
      closures: Type.Array(Type.Object({ date: Type.String({ description: 'YYYY-MM-DD' }), name: Type.String() }), {
        description: 'Days of the coming weeks on which it is closed: public holidays by name, own ones without.',
      }),
    },
    { description: "By the dealer's own clock." },
  ),
});

export const place = Type.Object({
  state: Type.String(),
  suburb: Type.String({ description: 'Empty where a postcode or a position was searched.' }),
  postcode: Type.String({ description: "The suburb's first; empty for a position." }),
  location: position(),
});

export const locationCalls = {
  'Locations/get-suburbs': post(
    anybody,
    'Suburbs of a state by name',
    object({ state: words(locatorStates) }),
    dataAnswers(Type.Array(Type.Object({ suburb: Type.String() }))),
  ),
  'Locations/get-postcodes': post(
    anybody,
    'Postcodes of a state in order',
    object({ state: words(locatorStates) }),
    dataAnswers(Type.Array(Type.Object({ postCode: Type.String() }))),
  ),
  'Locations/complete-place': post(
    anybody,
    'Suburbs whose name or postcode begins with a text: ten at most, or all of a postcode',
    object({ country: words(regions), text: typed(80, 2) }),
    dataAnswers(Type.Array(Type.Object({ suburb: Type.String(), state: Type.String(), postcode: Type.String() }))),
  ),
  'Locations/get-locations': post(
    anybody,
    'Dealers of a type. Near a suburb, a postcode or a position the nearest come first, 50 at most within 150 km; service centres without a place by suburb, 250 at most. False where there are none.',
    object({
      type: words(locationTypes),
      state: Type.Optional(words(['', ...locatorStates])),
      suburb: Type.Optional(typed(80)),
      postcode: optionalPostcode(),
      lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90, description: 'Where the visitor is; not kept.' })),
      lng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
    }),
    answers({
      data: Type.Object({
        dealers: Type.Array(dealer),
        totalCount: Type.Integer({ description: 'All of them, listed or not.' }),
        place: Type.Union([place, Type.Null()], { description: 'What was searched near.' }),
        nearest: Type.Optional(
          Type.Object(dealer.properties, { description: 'Only if none is near: the nearest one, at any distance.' }),
        ),
      }),
      code: Type.Optional(Type.String()),
    }),
  ),
  'Locations/get-dealer': get(anybody, 'One dealer by its code', { dealerCode: issued(20, 1) }, dataAnswers(dealer)),
};
