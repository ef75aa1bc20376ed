import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isApiError } from '../../../shared/http/api-error.ts';
import type { ChosenVehicle } from '../../../shared/store/finder-slice.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorLine } from '../../../shared/ui/error-text.tsx';
import { messages } from '../messages.ts';
import { FoundVehicles } from './found-vehicles.tsx';
import classes from './lookup-form.module.css';

type Props<Asked> = {
  lookup: UseMutationResult<ChosenVehicle[], Error, Asked>;
  /** The look-up described by the fields; null while a field is incomplete. */
  asked: Asked | null;
  onChoose: (vehicle: ChosenVehicle) => void;
  /** Shown below each vehicle found. */
  below?: ((vehicle: ChosenVehicle) => ReactNode) | undefined;
  /** Called if only the make is known from the number. */
  onMake?: (make: string) => void;
  children?: ReactNode;
  /** Replaces the button: controls that start a look-up. */
  controls?: (ask: (asked: Asked) => void) => ReactNode;
};

/**
 * The fields, the server's message above the button, and the vehicles found. An identical look-up is not sent twice. Vehicles
 * found for other field values are not shown.
 */
export const LookupForm = <Asked,>({
  lookup,
  asked,
  onChoose,
  below,
  onMake = () => {},
  children,
  controls,
}: Props<Asked>) => {
  const { formatMessage } = useIntl();
  const [answered, setAnswered] = useState('');
  const question = asked === null ? '' : JSON.stringify(asked);
  const repeated = question === answered;
  const ask = (now: Asked) => {
    const sent = JSON.stringify(now);
    if (sent === answered || lookup.isPending) return;
    lookup.mutate(now, {
      onSettled: (_found, error) => {
        // After a failed search the same look-up may be sent again, and the previous one too, because its vehicles are no
        // longer shown.
        const unknown = isApiError(error, 'NotFound');
        setAnswered(error && !unknown ? '' : sent);
        if (unknown && error.data.make) onMake(error.data.make);
      },
    });
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (asked !== null) ask(asked);
  };
  return (
    <>
      <form className={classes.form} onSubmit={search} noValidate>
        {children && <div className={classes.fields}>{children}</div>}
        <ErrorLine error={lookup.error} className={classes.problem} />
        {controls ? (
          controls(ask)
        ) : (
          <Button type="submit" size="md" loading={lookup.isPending} disabled={asked === null || repeated}>
            <FormattedMessage {...messages.search} />
          </Button>
        )}
        <p className={classes.kept}>{formatMessage(messages.lookupKept)}</p>
      </form>
      {lookup.data && repeated && (
        <FoundVehicles key={answered} vehicles={lookup.data} onChoose={onChoose} below={below} />
      )}
    </>
  );
};
