import type { Visitor } from './browser.ts';

/** A browser in which a vehicle was chosen on an earlier visit. Every page starts with that stored state. */
export const withStoredVehicle = async (visitor: Visitor, vehicle: object): Promise<void> => {
  const slices = { finder: { vehicle }, _persist: { version: 2, rehydrated: true } };
  const stored = Object.fromEntries(Object.entries(slices).map(([name, slice]) => [name, JSON.stringify(slice)]));
  const text = JSON.stringify(JSON.stringify(stored));
  await visitor.page.addInitScript(`localStorage.setItem('persist:southline', ${text})`);
};
