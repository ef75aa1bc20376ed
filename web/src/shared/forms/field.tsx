import { TextInput, type TextInputProps } from '@mantine/core';
import { LONGEST_ADDRESS } from '@southline/kernel/email';
import { deliveryLengths, longestName } from '@southline/kernel/order';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { labels } from './messages.ts';

type Kind = Omit<TextInputProps, 'label'> & { label: MessageDescriptor };

const kinds = {
  name: { label: labels.name, autoComplete: 'name', maxLength: 100 },
  firstName: { label: labels.firstName, autoComplete: 'given-name', maxLength: longestName },
  lastName: { label: labels.lastName, autoComplete: 'family-name', maxLength: longestName },
  email: {
    label: labels.email,
    type: 'email',
    autoComplete: 'email',
    maxLength: LONGEST_ADDRESS,
    autoCapitalize: 'none',
    spellCheck: false,
  },
  phone: { label: labels.phone, autoComplete: 'tel', inputMode: 'tel' },
  mobile: { label: labels.mobile, autoComplete: 'tel', inputMode: 'tel' },
  addressLine: { label: labels.addressLine, autoComplete: 'street-address', maxLength: deliveryLengths.addressLine },
  suburb: { label: labels.suburb, autoComplete: 'address-level2', maxLength: deliveryLengths.locality },
  postcode: { label: labels.postcode, autoComplete: 'postal-code', inputMode: 'numeric' },
} as const satisfies Record<string, Kind>;

type Named = { kind: keyof typeof kinds; label?: MessageDescriptor } | { kind?: undefined; label: MessageDescriptor };
type Props = Omit<TextInputProps, 'label' | 'description'> & { hint?: MessageDescriptor };

/** A field of one line. `kind` sets the default label, autofill and length. */
export const Field = ({ kind, label, hint, ...props }: Props & Named) => {
  const { formatMessage } = useIntl();
  const { label: usual, ...rest }: Partial<Kind> = kind ? kinds[kind] : {};
  const shown = label ?? usual;
  return (
    <TextInput
      {...rest}
      label={shown && formatMessage(shown)}
      description={hint && formatMessage(hint)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...props}
    />
  );
};
