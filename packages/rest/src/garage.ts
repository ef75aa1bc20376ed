import { Type } from 'typebox';
import { callsOf } from './call.ts';
import { dataAnswers } from './envelope.ts';
import { id, object, prose, vehicleSlug } from './fields.ts';
import { vehicleItem } from './vehicles.ts';
import { signedIn } from './who.ts';

const { post, upload } = callsOf('Garage');

export const garage = Type.Array(
  Type.Object({
    id: Type.String(),
    label: Type.String({ description: 'Empty: none was given.' }),
    vehicle: vehicleItem,
  }),
  { description: 'The whole garage, the newest first; 300 vehicles at most.' },
);

export const garageCalls = {
  'garage/get': post(signedIn, 'The vehicles that are kept in the own account', object({}), dataAnswers(garage)),
  'garage/save': post(
    signedIn,
    'Keeps a vehicle; the same one under the same label is kept once. With an id the label of that one is changed.',
    object({ label: prose(40), vehicleSlug: vehicleSlug(), id: Type.Optional(id()) }),
    dataAnswers(garage),
    ['NotFound', 'GarageFull'],
  ),
  'garage/remove': post(signedIn, 'Removes a vehicle from the own garage.', object({ id: id() }), dataAnswers(garage), [
    'NotFound',
  ]),
  'garage/import': upload(
    signedIn,
    'Keeps the vehicles of a CSV file, one in `files`, 256 kB and 300 rows at most: columns label and vehicle_slug, or plate and state, or make, model, year, series, variant. Plates are looked up and not kept. Rows with problems come back; the others are kept, all or none.',
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
    ['GarageFull', 'TooLarge'],
  ),
};
