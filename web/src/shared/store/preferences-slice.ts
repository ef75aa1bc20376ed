import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Region } from '../http/api-client.ts';
import { DEFAULT_LANGUAGE, type Language } from '../i18n/language.ts';

/** The language comes from its cookie, which the server reads as well. */
export type PreferencesState = {
  region: Region | null;
  language: Language;
  /** Single-key shortcuts of the return desk; absent: they are on. */
  deskKeys?: boolean;
  /** Shows lists of parts as a compact table, on desktops; absent: yes. */
  compact?: boolean;
  /** Where parts are to be delivered; for the day of arrival on their pages. */
  postcode?: string;
  /** The Australian state of the last plate that was looked up. */
  plateState?: string;
};
export const initialPreferences: PreferencesState = { region: null, language: DEFAULT_LANGUAGE };

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: initialPreferences,
  reducers: {
    regionVisited: (state, action: PayloadAction<Region>) => {
      state.region = action.payload;
    },
    languageChosen: (state, action: PayloadAction<Language>) => {
      state.language = action.payload;
    },
    deskKeysSet: (state, action: PayloadAction<boolean>) => {
      state.deskKeys = action.payload;
    },
    densityChosen: (state, action: PayloadAction<boolean>) => {
      state.compact = action.payload;
    },
    postcodeGiven: (state, action: PayloadAction<string>) => {
      state.postcode = action.payload;
    },
    plateStateGiven: (state, action: PayloadAction<string>) => {
      state.plateState = action.payload;
    },
  },
});

export const { regionVisited, languageChosen, deskKeysSet, densityChosen, postcodeGiven, plateStateGiven } =
  preferencesSlice.actions;
