import { Group } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { keepingDeclined } from '../../../shared/store/garage-slice.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { CarIcon } from '../../../shared/ui/icons.tsx';
import { useSaveFleet } from '../api/garage-queries.ts';
import { messages } from '../messages.ts';
import classes from './save-offer.module.css';
import { useGarage } from './use-garage.ts';

/** Offers a member to save the device's vehicles in the account; this never happens automatically. */
export const SaveOffer = () => {
  const dispatch = useAppDispatch();
  const { deviceOnly } = useGarage();
  const declined = useAppSelector(({ garage }) => garage.declined);
  const keeping = useSaveFleet();
  const offered = deviceOnly.filter(({ vehicleSlug }) => !declined.includes(vehicleSlug));
  if (offered.length === 0) return null;
  return (
    <section className={classes.offer} role="status">
      <div className={classes.inner}>
        <CarIcon size={24} />
        <p>
          <FormattedMessage {...messages.offer} values={{ count: offered.length }} />
          {keeping.error && (
            <span className={classes.error} role="alert">
              <ErrorText error={keeping.error} />
            </span>
          )}
        </p>
        <Group gap={8}>
          <Button
            size="sm"
            loading={keeping.isPending}
            onClick={() => keeping.mutate(offered.map(({ vehicleSlug }) => ({ label: '', vehicleSlug })))}
            text={messages.keepAll}
          />
          <Button size="sm" variant="default" onClick={() => dispatch(keepingDeclined())} text={messages.notNow} />
        </Group>
      </div>
    </section>
  );
};
