import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Vehicle } from '@southline/rest/types';

/** The chosen vehicle as the finder needs it; it never contains a plate or a VIN. */
export type ChosenVehicle = Omit<Vehicle, 'items' | 'vin'>;

/** Look-ups return more than the vehicle, such as the plate. Copying field by field keeps that out of the store. */
export const withoutPlate = (vehicle: ChosenVehicle): ChosenVehicle => {
  const { vehicleSlug, vehicleID, vehicleKType, make, model, year, series, variant, carline } = vehicle;
  return { vehicleSlug, vehicleID, vehicleKType, make, model, year, series, variant, carline };
};

type FinderState = { vehicle: ChosenVehicle | null };
const initialState: FinderState = { vehicle: null };

export const finderSlice = createSlice({
  name: 'finder',
  initialState,
  reducers: {
    vehicleChosen: (state, { payload }: PayloadAction<ChosenVehicle>) => {
      state.vehicle = withoutPlate(payload);
    },
    finderReset: () => initialState,
  },
});

export const { vehicleChosen, finderReset } = finderSlice.actions;
