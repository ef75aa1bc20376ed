import { Type } from 'typebox';
import { post, upload } from './call.ts';
import { dataAnswers } from './envelope.ts';
import { id, object, text, vehicleSlug } from './fields.ts';
import { vehicleItem } from './vehicles.ts';
import { signedIn } from './who.ts';

export const garage = Type.Array(
  Type.Object({
    id: Type.String(),
    label: Type.String({ description: 'Empty: none was given.' }),
    vehicle: vehicleItem,
  }),
  { description: 'The whole garage, the newest first; 300 vehicles at most.' },
);

export const garageCalls = {
  'garage/get': post(
    { tag: 'Garage', who: signedIn, summary: 'The vehicles that are kept in the own account' },
    object({}),
    dataAnswers(garage),
  ),
  'garage/save': post(
    {
      tag: 'Garage',
      who: signedIn,
      summary:
        'Keeps a vehicle; the same one under the same label is kept once. With an id the label of that one is changed.',
      refusals: ['NotFound', 'GarageFull'],
    },
    object({ label: text(40), vehicleSlug: vehicleSlug(), id: Type.Optional(id()) }),
    dataAnswers(garage),
  ),
  'garage/remove': post(
    { tag: 'Garage', who: signedIn, summary: 'Removes a vehicle from the own garage.', refusals: ['NotFound'] },
    object({ id: id() }),
    dataAnswers(garage),
  ),
  'garage/import': upload(
    {
      tag: 'Garage',
      who: signedIn,
      summary:
        'Keeps the vehicles of a CSV file, one in `files`, 256 kB and 300 rows at most: columns label and vehicle_slug, or plate and state, or make, model, year, series, variant. Plates are looked up and not kept. Rows with problems come back; the others are kept, all or none.',
      refusals: ['GarageFull', 'TooLarge'],
    },
    {
      data: garage,
      added: Type.Integer({ description: 'Vehicles that were not there before.' }),
      rejected: Type.Array(
        Type.Object({
          row: Type.Integer({ description: 'The header is row 1.' }),
          field: Type.String(),
          problem: Type.String(),
        }),
      ),
    },
    {},
  ),
};
