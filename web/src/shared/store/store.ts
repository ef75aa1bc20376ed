import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { createTransform, type PersistedState, persistReducer, persistStore, type Storage } from 'redux-persist';
import { DEFAULT_LANGUAGE, type Language } from '../i18n/language.ts';
import { finderSlice } from './finder-slice.ts';
import { garageSlice } from './garage-slice.ts';
import { padSlice } from './pad-slice.ts';
import { initialPreferences, type PreferencesState, preferencesSlice } from './preferences-slice.ts';
import { throttledStorage } from './throttled-storage.ts';

const STORAGE_VERSION = 2;
/** Milliseconds. */
const SAVE_EVERY_MS = 1000;
/** Functions that write a store's last changes at once. */
const flushes = new WeakMap<object, () => Promise<void>>();
const reducer = combineReducers({
  finder: finderSlice.reducer,
  pad: padSlice.reducer,
  garage: garageSlice.reducer,
  preferences: preferencesSlice.reducer,
});

/** Drops state stored by another client version, or without a version. */
const onlyThisVersion = async (stored: PersistedState): Promise<PersistedState> =>
  stored?._persist?.version === STORAGE_VERSION ? stored : undefined;

/** The cookie's language wins, because the server rendered with it. The stored one may be out of date. */
const languageOfCookie = (language: Language) =>
  createTransform<PreferencesState, PreferencesState>(
    (stored) => stored,
    (stored) => ({ ...stored, language }),
    { whitelist: ['preferences'] },
  );

type Options = {
  /** If it is missing (on a server, in tests), nothing is stored. */
  storage?: Storage;
  language?: Language;
};

export const createAppStore = ({ storage, language = DEFAULT_LANGUAGE }: Options = {}) => {
  const options = {
    key: 'southline',
    version: STORAGE_VERSION,
    migrate: onlyThisVersion,
    transforms: [languageOfCookie(language)],
  };
  const kept = storage && throttledStorage(storage, SAVE_EVERY_MS);
  const root = kept
    ? (persistReducer<ReturnType<typeof reducer>>({ ...options, storage: kept }, reducer) as unknown as typeof reducer)
    : reducer;
  const store = configureStore({
    reducer: root,
    preloadedState: { preferences: { ...initialPreferences, language } },
    middleware: (defaults) => defaults({ serializableCheck: false }),
  });
  if (kept) flushes.set(store, kept.flush);
  return store;
};

/** Loads the state of an earlier visit and stores changes from now on. Called after the first paint of a rendered page. */
export const keepStore = (store: AppStore) => {
  const persistor = persistStore(store);
  // Both writes start at once and in this order, because a closing page waits for neither.
  return { flush: () => Promise.all([persistor.flush(), flushes.get(store)?.()]) };
};

export type AppStore = ReturnType<typeof createAppStore>;
export type AppState = ReturnType<AppStore['getState']>;
export const useAppSelector = useSelector.withTypes<AppState>();
export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>();
