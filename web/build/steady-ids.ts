import type { Plugin } from 'vite';

const ids = `
import { useId as useReactId } from 'react';
export const useId = (given) => {
  const own = useReactId();
  return typeof given === 'string' ? given : own;
};
`;

/**
 * Mantine gives every field, tab and pop-up another id as soon as it stands, in case React has none for it. React has, and the
 * second id has all that came with the field rendered once more, at once: half of what the page's coming to life costs.
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
