import type { Plugin } from 'vite';

const ids = `
import { useId as useReactId } from 'react';
export const useId = (given) => {
  const own = useReactId();
  return typeof given === 'string' ? given : own;
};
`;

/**
 * Mantine gives every field, tab and pop-up a second id after mounting, for versions of React without ids. React has ids, so
 * the second one only renders the field again, which takes half of the hydration time.
 */
export const steadyIds = (): Plugin => {
  let found = false;
  return {
    name: 'southline:steady-ids',
    load: {
      filter: { id: /@mantine\/hooks\/.*\/use-id\.mjs$/ },
      handler() {
        found = true;
        return ids;
      },
    },
    buildEnd(error) {
      if (!error && !found) throw new Error('Mantine keeps its useId elsewhere now: steady-ids.ts has to follow');
    },
  };
};
