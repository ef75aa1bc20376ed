import { Button } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { isUnauthorised } from '../../../shared/http/api-error.ts';
import type { ChosenVehicle } from '../../../shared/store/finder-slice.ts';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { messages } from '../messages.ts';
import classes from './lookup-form.module.css';
import { VehicleChoices } from './vehicle-choices.tsx';

type Props<Asked> = {
  lookup: UseMutationResult<ChosenVehicle[], Error, Asked>;
  /** What the fields say now; null while something is missing. */
  asked: Asked | null;
  onChoose: (vehicle: ChosenVehicle) => void;
  children: ReactNode;
};

/**
 * Fields, what the server says above the button, and the vehicles found. The same question is asked once only; the vehicles
 * of another question than the fields hold are not shown.
 */
export const LookupForm = <Asked,>({ lookup, asked, onChoose, children }: Props<Asked>) => {
  const [answered, setAnswered] = useState('');
  const question = asked === null ? '' : JSON.stringify(asked);
  const repeated = question === answered;
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (asked === null || repeated || lookup.isPending) return;
    // A search that failed may be asked again at once, and so may the one before it: its vehicles are gone.
    lookup.mutate(asked, { onSettled: (_found, error) => setAnswered(error ? '' : question) });
  };
  return (
    <>
      <form className={classes.form} onSubmit={search} noValidate>
        <div className={classes.fields}>{children}</div>
        {lookup.error && !isUnauthorised(lookup.error) && (
          <p className={classes.problem} role="alert">
            <ErrorText error={lookup.error} />
          </p>
        )}
        <Button type="submit" size="md" loading={lookup.isPending} disabled={asked === null || repeated}>
          <FormattedMessage {...messages.search} />
        </Button>
        <p className={classes.kept}>
          <FormattedMessage {...messages.lookupKept} />
        </p>
      </form>
      {lookup.data && repeated && <VehicleChoices vehicles={lookup.data} onChoose={onChoose} />}
    </>
  );
};
