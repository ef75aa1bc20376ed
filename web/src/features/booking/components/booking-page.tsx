import { NativeSelect } from '@mantine/core';
import { readPostcode } from '@southline/kernel/places';
import { regionDay } from '@southline/kernel/region';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { DeskForm, deskCleaners } from '../../../shared/forms/desk-form.tsx';
import { Field } from '../../../shared/forms/field.tsx';
import classes from '../../../shared/forms/form-page.module.css';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { useRequestBooking } from '../api/request-booking.ts';
import { messages } from '../messages.ts';
import { checkBooking } from '../model/booking-rules.ts';

type BookingFormProps = {
  /** The services to choose from; the desk gets the value. */
  services: readonly { value: string; label: string }[];
  /** Chosen on the previous page; empty if none. */
  service: string;
  dealerCode: string;
  /** Where the visitor is, as far as this device knows. */
  postcode: string;
  /** The chosen vehicle, or else one of the garage; the field shows it until the visitor types. */
  vehicle: string;
  /** All vehicles of the garage, which the field suggests. */
  vehicles: readonly string[];
};

const BookingForm = ({ services, service, dealerCode, postcode, vehicle, vehicles }: BookingFormProps) => {
  const { formatMessage } = useIntl();
  const today = regionDay(new Date(), useApi().region);
  const [typedVehicle, setTypedVehicle] = useState<string>();
  const sending = useRequestBooking();
  const form = useFields({
    id: 'booking',
    initial: {
      service,
      postcode,
      preferredDate: '',
      secondDate: '',
      plate: '',
      name: '',
      phone: '',
      email: '',
      comment: '',
    },
    check: checkBooking(today, dealerCode !== ''),
    clean: { ...deskCleaners, postcode: readPostcode },
  });
  const car = typedVehicle ?? vehicle;
  const again = () => {
    form.fill({ service: '', preferredDate: '', secondDate: '', comment: '' });
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
      <Field
        {...form.field('postcode')}
        kind="postcode"
        hint={dealerCode === '' ? messages.postcodeHint : undefined}
        aria-required={dealerCode === ''}
      />
      <Field {...form.field('preferredDate')} label={messages.date} type="date" min={today} aria-required />
      <Field {...form.field('secondDate')} label={messages.secondDate} type="date" min={today} />
      <Field
        id="booking-vehicle"
        className={classes.wide}
        label={messages.vehicle}
        hint={messages.vehicleHint}
        list="booking-vehicles"
        value={car}
        onChange={({ currentTarget }) => setTypedVehicle(currentTarget.value)}
        maxLength={200}
      />
      <datalist id="booking-vehicles">
        {vehicles.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Field {...form.field('plate')} label={messages.plate} maxLength={10} autoCapitalize="characters" />
    </DeskForm>
  );
};

export const BookingPage = (props: BookingFormProps) => {
  const { formatMessage } = useIntl();
  const { dealerCode } = props;
  return (
    <div className={classes.page}>
      <PageHead className={classes.head} title={messages.title} lead={messages.lead} />
      <BookingForm {...props} />
      <aside className={classes.aside}>
        <h2>{formatMessage(messages.goesTo)}</h2>
        <p>
          {dealerCode ? formatMessage(messages.goesToDealer, { code: dealerCode }) : formatMessage(messages.goesToDesk)}
        </p>
        <h2>{formatMessage(messages.next)}</h2>
        <ol>
          {[messages.next1, messages.next2, messages.next3].map((message) => (
            <li key={message.id}>{formatMessage(message)}</li>
          ))}
        </ol>
        <h2>{formatMessage(messages.services)}</h2>
        <p>
          <Link to="/$region/service-center/$id" params={{ id: 'service' }}>
            {formatMessage(messages.servicesLink)}
          </Link>
        </p>
      </aside>
    </div>
  );
};
