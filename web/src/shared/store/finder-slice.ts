import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The chosen vehicle as the finder needs it; a plate or a VIN never gets in here. */
export type ChosenVehicle = {
  vehicleSlug: string;
  vehicleID: string;
  vehicleKType: string;
  make: string;
  model: string;
  year: number;
  series: string;
  variant: string;
  carline: string;
};

type FinderState = { vehicle: ChosenVehicle | null };
const initialState: FinderState = { vehicle: null };

export const finderSlice = createSlice({
  name: 'finder',
  initialState,
  reducers: {
    vehicleChosen: (state, action: PayloadAction<ChosenVehicle>) => {
      state.vehicle = action.payload;
    },
    finderReset: () => initialState,
  },
});

export const { vehicleChosen, finderReset } = finderSlice.actions;
