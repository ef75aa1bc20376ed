import { vehicleName } from '@southline/kernel/vehicle-name';
import { FormattedMessage } from 'react-intl';
import { useAppSelector } from '../../shared/store/store.ts';
import { useCatalogueWords } from '../../shared/ui/catalogue-word.tsx';
import classes from './box-panel.module.css';
import { messages } from './messages.ts';
import type { Suggestion } from './suggestion.ts';

type Props = { understood: Suggestion['understood']; vehicleSlug: string };

/**
 * How the words were understood: a category, a vehicle, or a category for a vehicle. Otherwise the vehicle used for fit
 * checks.
 */
export const Understood = ({ understood: { vehicle, category }, vehicleSlug }: Props) => {
  const word = useCatalogueWords();
  const chosen = useAppSelector(({ finder }) => finder.vehicle);
  const what = category && word(category.categoryName);
  const named = vehicle && [vehicle.year || '', vehicle.make, vehicle.model].filter(Boolean).join(' ');
  const forVehicle = !named && chosen?.vehicleSlug === vehicleSlug ? chosen : undefined;
  if (!what && !named && !forVehicle) return null;
  return (
    <p className={classes.understood}>
      {what && named ? (
        <FormattedMessage {...messages.understood} values={{ what, vehicle: named }} />
      ) : (
        (what ?? named)
      )}
      {forVehicle && (
        <span className={classes.forVehicle}>
          <FormattedMessage {...messages.forVehicle} values={{ vehicle: vehicleName(forVehicle) }} />
        </span>
      )}
    </p>
  );
};
