import { NativeSelect } from '@mantine/core';
import { regionDay } from '@southline/kernel/region';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { DeskForm, deskCleaners } from '../../../shared/forms/desk-form.tsx';
import { Field } from '../../../shared/forms/field.tsx';
import classes from '../../../shared/forms/form-page.module.css';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import { useRequestBooking } from '../api/request-booking.ts';
import { messages } from '../messages.ts';
import { checkBooking } from '../model/booking-rules.ts';

export type BookingFormProps = {
  /** The services to choose from; the desk gets the value. */
  services: readonly { value: string; label: string }[];
  /** Chosen on the previous page; empty if none. */
  service: string;
  dealerCode: string;
  /** The chosen vehicle; the field shows it until the visitor types. */
  vehicle: string;
};

export const BookingForm = ({ services, service, dealerCode, vehicle }: BookingFormProps) => {
  const { formatMessage } = useIntl();
  const today = regionDay(new Date(), useApi().region);
  const [typedVehicle, setTypedVehicle] = useState<string>();
  const sending = useRequestBooking();
  const form = useFields({
    id: 'booking',
    initial: { service, preferredDate: '', name: '', phone: '', email: '', comment: '' },
    check: checkBooking(today),
    clean: deskCleaners,
  });
  const car = typedVehicle ?? vehicle;
  const again = () => {
    form.fill({ service: '', preferredDate: '', comment: '' });
    sending.reset();
  };
  return (
    <DeskForm
      words={messages}
      sending={sending}
      form={form}
      onSend={(values) => sending.mutate({ ...values, vehicle: car, dealerCode }, { onError: form.refuse })}
      onAgain={again}
      commentRows={5}
    >
      <NativeSelect
        {...form.field('service')}
        label={formatMessage(messages.service)}
        data={[{ value: '', label: formatMessage(messages.choose) }, ...services]}
        aria-required
      />
      <Field {...form.field('preferredDate')} label={messages.date} type="date" min={today} aria-required />
      <Field
        id="booking-vehicle"
        className={classes.wide}
        label={messages.vehicle}
        hint={messages.vehicleHint}
        value={car}
        onChange={({ currentTarget }) => setTypedVehicle(currentTarget.value)}
        maxLength={200}
      />
    </DeskForm>
  );
};
