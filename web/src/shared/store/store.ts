import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { createTransform, type PersistedState, persistReducer, persistStore, type Storage } from 'redux-persist';
import { DEFAULT_LANGUAGE, type Language } from '../i18n/language.ts';
import { finderSlice } from './finder-slice.ts';
import { garageSlice } from './garage-slice.ts';
import { padSlice } from './pad-slice.ts';
import { initialPreferences, type PreferencesState, preferencesSlice } from './preferences-slice.ts';

const STORAGE_VERSION = 2;
const reducer = combineReducers({
  finder: finderSlice.reducer,
  pad: padSlice.reducer,
  garage: garageSlice.reducer,
  preferences: preferencesSlice.reducer,
});

/** What an older client, or none with a version, has stored is dropped (spec §3, local persistence). */
const onlyThisVersion = async (stored: PersistedState): Promise<PersistedState> =>
  stored?._persist?.version === STORAGE_VERSION ? stored : undefined;

/** The cookie decides, since the server has rendered by it: what is stored beside it may be of another day. */
const languageOfCookie = (language: Language) =>
  createTransform<PreferencesState, PreferencesState>(
    (stored) => stored,
    (stored) => ({ ...stored, language }),
    { whitelist: ['preferences'] },
  );

type Options = {
  /** Without it (on a server, in tests) nothing is kept. */
  storage?: Storage;
  language?: Language;
};

export const createAppStore = ({ storage, language = DEFAULT_LANGUAGE }: Options = {}) => {
  const options = {
    key: 'southline',
    version: STORAGE_VERSION,
    throttle: 1000,
    migrate: onlyThisVersion,
    transforms: [languageOfCookie(language)],
  };
  const root = storage
    ? (persistReducer<ReturnType<typeof reducer>>({ ...options, storage }, reducer) as unknown as typeof reducer)
    : reducer;
  const store = configureStore({
    reducer: root,
    preloadedState: { preferences: { ...initialPreferences, language } },
    middleware: (defaults) => defaults({ serializableCheck: false }),
  });
  return store;
};

/** Takes up what an earlier visit has left and keeps what changes from now on; after the first paint of a rendered page. */
export const keepStore = (store: AppStore) => persistStore(store);

export type AppStore = ReturnType<typeof createAppStore>;
export type AppState = ReturnType<AppStore['getState']>;
export const useAppSelector = useSelector.withTypes<AppState>();
export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>();
