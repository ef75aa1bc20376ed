import { NativeSelect, TextInput } from '@mantine/core';
import { regionDay } from '@southline/kernel/region';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { DeskForm } from '../../../shared/forms/desk-form.tsx';
import classes from '../../../shared/forms/form-page.module.css';
import { PersonFields } from '../../../shared/forms/person-fields.tsx';
import { personCleaners } from '../../../shared/forms/person-rules.ts';
import { useCheckedForm } from '../../../shared/forms/use-checked-form.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { useRequestBooking } from '../api/request-booking.ts';
import { messages, problems } from '../messages.ts';
import { type BookingProblem, bookingChecks } from '../model/booking-rules.ts';

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
  const today = regionDay(new Date(), useApi().region);
  const [typedVehicle, setTypedVehicle] = useState<string>();
  const sending = useRequestBooking();
  const form = useCheckedForm(
    { service, preferredDate: '', name: '', phone: '', email: '', comment: '' },
    {
      form: 'booking',
      clean: personCleaners,
      check: bookingChecks(today),
      textOf: (problem: BookingProblem) => formatMessage(problems[problem]),
    },
  );
  const { field, set } = form;
  const car = typedVehicle ?? vehicle;

  const again = () => {
    set('service', '');
    set('preferredDate', '');
    set('comment', '');
    sending.reset();
  };

  return (
    <DeskForm
      words={messages}
      sending={sending}
      checked={form}
      onSend={() => sending.mutate({ ...form.values, vehicle: car, dealerCode })}
      onAgain={again}
    >
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
      <PersonFields words={messages} field={field} commentRows={5} />
    </DeskForm>
  );
};
