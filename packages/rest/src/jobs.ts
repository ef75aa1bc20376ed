import { Type } from 'typebox';
import { callsOf } from './call.ts';
import { dataAnswers } from './envelope.ts';
import { field, object, typed, vehicleSlug, words } from './fields.ts';
import { partRow } from './parts.ts';
import { anybody } from './who.ts';

const { post } = callsOf('Parts');

const jobFields = { job: Type.String({ description: 'The word in its address.' }), name: Type.String() };
const jobWord = field('issued', { minLength: 1, maxLength: 60, pattern: '^[a-z0-9-]+$' });

export const jobCalls = {
  'products/get-jobs': post(
    anybody,
    'The jobs that there are the indispensable parts for, with a part only those that need it; none for an unknown vehicle or part',
    object({ vehicleSlug: vehicleSlug(), productNr: Type.Optional(typed(60)) }),
    dataAnswers(Type.Array(Type.Object(jobFields))),
  ),
  'products/get-job': post(
    anybody,
    'What a job takes on a vehicle, and the parts for it by grade.',
    object({ vehicleSlug: vehicleSlug(), job: jobWord }),
    dataAnswers(
      Type.Object({
        ...jobFields,
        rows: Type.Array(
          Type.Object({
            need: Type.String(),
            quantity: Type.Integer({ description: 'Pieces of the first part; each has its own in `pcq`.' }),
            use: words(['Always', 'Usually', 'Optional']),
            parts: Type.Array(partRow, {
              description: 'By grade, the plainest first, three of each at most; none: there is no part for it.',
            }),
          }),
        ),
      }),
    ),
    ['NotFound'],
  ),
};
