import { PlaceFields } from '../../../shared/address/place-fields.tsx';
import { Field } from '../../../shared/forms/field.tsx';
import fieldClasses from '../../../shared/forms/fields.module.css';
import type { CheckoutForm } from './checkout-form.ts';

/** The form for the delivery address. */
export const DetailsForm = ({ form }: { form: CheckoutForm }) => (
  <div className={fieldClasses.fields}>
    <PlaceFields form={form} />
    <Field {...form.field('Email')} kind="email" />
  </div>
);
