import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { type PersistedState, persistReducer, persistStore, type Storage } from 'redux-persist';
import { finderSlice } from './finder-slice.ts';
import { preferencesSlice } from './preferences-slice.ts';

const STORAGE_VERSION = 2;
const reducer = combineReducers({ finder: finderSlice.reducer, preferences: preferencesSlice.reducer });

/** What an older client, or none with a version, has stored is dropped (spec §3, local persistence). */
export const onlyThisVersion = async (stored: PersistedState): Promise<PersistedState> =>
  stored?._persist?.version === STORAGE_VERSION ? stored : undefined;

/** Without `storage` (on a server, in tests) nothing is kept. */
export const createAppStore = (storage?: Storage) => {
  const options = { key: 'southline', version: STORAGE_VERSION, throttle: 1000, migrate: onlyThisVersion };
  const root = storage ? (persistReducer({ ...options, storage }, reducer) as unknown as typeof reducer) : reducer;
  const store = configureStore({ reducer: root, middleware: (defaults) => defaults({ serializableCheck: false }) });
  if (storage) persistStore(store);
  return store;
};

export type AppStore = ReturnType<typeof createAppStore>;
export type AppState = ReturnType<AppStore['getState']>;
export const useAppSelector = useSelector.withTypes<AppState>();
export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>();
