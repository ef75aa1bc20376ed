import { lazy, Suspense } from 'react';
import { useApi } from '../../shared/http/api-context.ts';
import { ScreenTexts } from '../../shared/i18n/screen-texts.tsx';
import { useAppSelector } from '../../shared/store/store.ts';

// Loaded on demand: a first-time visitor has no vehicle.
const GarageChip = lazy(() =>
  import('../../features/garage/components/garage-chip.tsx').then((file) => ({ default: file.GarageChip })),
);

export const GARAGE = ['garage'];

/** The vehicle of the page. Shown if the device remembers a vehicle or the visitor is signed in. */
export const VehicleEntry = ({ signedIn }: { signedIn: boolean }) => {
  const api = useApi();
  const known = useAppSelector(({ garage }) => garage.vehicles.length > 0);
  if (!known && !signedIn) return null;
  return (
    <Suspense fallback={null}>
      <ScreenTexts api={api} screens={GARAGE} fallback={null}>
        <GarageChip />
      </ScreenTexts>
    </Suspense>
  );
};
