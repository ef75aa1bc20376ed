import { Button, Loader, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from '../../../shared/forms/form-page.module.css';
import { personCleaners } from '../../../shared/forms/person-rules.ts';
import { SentNote } from '../../../shared/forms/sent-note.tsx';
import { useCheckedForm } from '../../../shared/forms/use-checked-form.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { isApiError } from '../../../shared/http/api-error.ts';
import { ErrorSummary } from '../../../shared/ui/error-summary.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { ServerText } from '../../../shared/ui/server-text.tsx';
import { useRequestBooking } from '../api/request-booking.ts';
import { messages, problems } from '../messages.ts';
import { type BookingProblem, bookingChecks, dayIn } from '../model/booking-rules.ts';

export type BookingFormProps = {
  /** What can be chosen; the desk gets the value. */
  services: readonly { value: string; label: string }[];
  /** Chosen on the way here; empty when none. */
  service: string;
  dealerCode: string;
  /** The chosen vehicle; the field holds it until something is typed. */
  vehicle: string;
};

export const BookingForm = ({ services, service, dealerCode, vehicle }: BookingFormProps) => {
  const { formatMessage } = useIntl();
  const today = dayIn(useApi().region, new Date());
  const [typedVehicle, setTypedVehicle] = useState<string>();
  const { mutate, isPending, isSuccess, error, reset } = useRequestBooking();
  const { values, field, isRight, set, summary } = useCheckedForm(
    { service, preferredDate: '', name: '', phone: '', email: '', comment: '' },
    {
      form: 'booking',
      clean: personCleaners,
      check: bookingChecks(today),
      textOf: (problem: BookingProblem) => formatMessage(problems[problem]),
    },
  );
  const car = typedVehicle ?? vehicle;

  const again = () => {
    set('service', '');
    set('preferredDate', '');
    set('comment', '');
    reset();
  };

  if (isSuccess)
    return (
      <SentNote title={<FormattedMessage {...messages.sent} />}>
        <p>
          <FormattedMessage {...messages.sentNext} />
        </p>
        <Button variant="default" onClick={again}>
          <FormattedMessage {...messages.another} />
        </Button>
      </SentNote>
    );
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && isRight()) mutate({ ...values, vehicle: car, dealerCode });
      }}
    >
      {summary.length > 1 && (
        <div className={classes.wide}>
          <ErrorSummary title={<FormattedMessage {...messages.checkFields} />} problems={summary} />
        </div>
      )}
      <NativeSelect
        {...field('service')}
        label={formatMessage(messages.service)}
        data={[{ value: '', label: formatMessage(messages.choose) }, ...services]}
        aria-required
      />
      <TextInput
        {...field('preferredDate')}
        label={formatMessage(messages.date)}
        type="date"
        min={today}
        aria-required
      />
      <TextInput
        id="booking-vehicle"
        className={classes.wide}
        label={formatMessage(messages.vehicle)}
        description={formatMessage(messages.vehicleHint)}
        value={car}
        onChange={({ currentTarget }) => setTypedVehicle(currentTarget.value)}
        maxLength={200}
      />
      <TextInput
        {...field('name')}
        className={classes.wide}
        label={formatMessage(messages.name)}
        autoComplete="name"
        maxLength={100}
        aria-required
      />
      <TextInput
        {...field('phone')}
        label={formatMessage(messages.phone)}
        description={formatMessage(messages.phoneHint)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="tel"
        autoComplete="tel"
        aria-required
      />
      <TextInput
        {...field('email')}
        label={formatMessage(messages.email)}
        type="email"
        autoComplete="email"
        maxLength={254}
        aria-required
      />
      <Textarea
        {...field('comment')}
        className={classes.wide}
        label={formatMessage(messages.comment)}
        description={formatMessage(messages.commentHint)}
        rows={5}
        maxLength={4000}
      />
      {error && !isPending && (
        <div className={classes.wide}>
          <Notice kind="error">{isApiError(error) ? <ServerText text={error.message} /> : error.message}</Notice>
        </div>
      )}
      <div className={classes.send}>
        {isPending ? (
          <Loader role="status" aria-label={formatMessage(messages.sending)} />
        ) : (
          <Button type="submit" size="md">
            <FormattedMessage {...messages.send} />
          </Button>
        )}
      </div>
    </form>
  );
};
