import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Region } from '../http/api-client.ts';

type PreferencesState = { region: Region | null; language: string };
const initialState: PreferencesState = { region: null, language: 'en' };

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    regionVisited: (state, action: PayloadAction<Region>) => {
      state.region = action.payload;
    },
  },
});

export const { regionVisited } = preferencesSlice.actions;
