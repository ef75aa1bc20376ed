import { expectDone, expectTrue, operation } from '../lib/checks.ts';
import { oneOf } from '../lib/data.ts';
import { optionsFor } from '../lib/options.ts';
import { answerOf, post } from '../lib/session.ts';

const call = 'Locations/get-locations';

export const options = optionsFor(40, [call]);

interface Place {
  readonly state: (typeof states)[number];
  readonly suburb: string;
}
interface Country {
  readonly places: readonly Place[];
}

const states = ['VIC', 'NSW', 'QLD', 'SA', 'WA'] as const;

/** Every suburb of the states that have most of them. */
export const setup = (): Country => ({
  places: states.flatMap((state) =>
    expectDone('get-suburbs', post('Locations/get-suburbs', { state }, 'set-up')).data.map(({ suburb }) => ({
      state,
      suburb,
    })),
  ),
});

/** Looks for parts dealers near a suburb. If there are none, the answer has status false and names the searched place. */
export default ({ places }: Country): void =>
  operation(() => {
    const wanted = oneOf(places);
    const response = post(call, { type: 'Parts', ...wanted });
    const { data } = answerOf(response);
    expectTrue('get-locations', response, response.status === 200 && data.place?.suburb === wanted.suburb);
  });
