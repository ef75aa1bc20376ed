import type { Visitor } from './browser.ts';

/** The browser of somebody who has chosen a vehicle on an earlier visit: every page begins with what that visit has stored. */
export const withStoredVehicle = async (visitor: Visitor, vehicle: object): Promise<void> => {
  const slices = { finder: { vehicle }, _persist: { version: 2, rehydrated: true } };
  const stored = Object.fromEntries(Object.entries(slices).map(([name, slice]) => [name, JSON.stringify(slice)]));
  const text = JSON.stringify(JSON.stringify(stored));
  await visitor.context.addInitScript(`localStorage.setItem('persist:southline', ${text})`);
};
