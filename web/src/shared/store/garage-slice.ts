import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type ChosenVehicle, vehicleChosen, withoutPlate } from './finder-slice.ts';

/** Vehicles that this device remembers; the limit keeps the list short enough to read at a glance. */
export const MOST_REMEMBERED = 12;

type GarageState = {
  /** Newest first; by name and slug, never by plate or VIN. */
  vehicles: ChosenVehicle[];
  /** Slugs that the member declined to save in the account. */
  declined: string[];
};
const initialState: GarageState = { vehicles: [], declined: [] };

const without = <Entry extends Pick<ChosenVehicle, 'vehicleSlug'>>(entries: Entry[], slug: string) =>
  entries.filter(({ vehicleSlug }) => vehicleSlug !== slug);

export const garageSlice = createSlice({
  name: 'garage',
  initialState,
  reducers: {
    vehicleForgotten: (state, { payload }: PayloadAction<string>) => {
      state.vehicles = without(state.vehicles, payload);
    },
    keepingDeclined: (state) => {
      state.declined = state.vehicles.map(({ vehicleSlug }) => vehicleSlug);
    },
    garageEmptied: () => initialState,
  },
  extraReducers: (builder) =>
    builder.addCase(vehicleChosen, (state, { payload }) => {
      const vehicle = withoutPlate(payload);
      state.vehicles = [vehicle, ...without(state.vehicles, vehicle.vehicleSlug)].slice(0, MOST_REMEMBERED);
    }),
});

/** Whether the device remembers vehicles that the visitor has not declined to save. */
export const hasNew = ({ vehicles, declined }: GarageState): boolean =>
  vehicles.some(({ vehicleSlug }) => !declined.includes(vehicleSlug));

export const { vehicleForgotten, keepingDeclined, garageEmptied } = garageSlice.actions;
