import { Checkbox, NativeSelect } from '@mantine/core';
import { phoneInput } from '@southline/kernel/phone';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Field } from '../../../shared/forms/field.tsx';
import fieldClasses from '../../../shared/forms/fields.module.css';
import { Summary } from '../../../shared/forms/summary.tsx';
import { useCardNumberText } from '../../../shared/forms/use-card-number-text.ts';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ServerError } from '../../../shared/ui/server-error.tsx';
import { useSubmitEntry } from '../api/promotion-calls.ts';
import { messages } from '../messages.ts';
import {
  type Consents,
  checkEntry,
  cleanAmount,
  cleanEmail,
  emptyEntry,
  noConsents,
  toEntry,
} from '../model/entry-rules.ts';
import { isSending, readyNames } from '../model/uploads.ts';
import classes from './entry-form.module.css';
import { ReceiptUpload } from './receipt-upload.tsx';
import { useUploads } from './use-uploads.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { useApi } from '../../../shared/http/api-context.ts';
import { useTermsAddress } from './use-terms-address.ts';

type Name = keyof Consents;
type Props = { values: Consents; onChange: (name: Name, checked: boolean) => void };

/** The button is disabled until all three boxes are ticked. */
const ConsentBoxes = ({ values, onChange }: Props) => {
  const { formatMessage } = useIntl();
  const privacy = useApi().fileUrl('privacy-policy');
  const terms = useTermsAddress();
  const box = (name: Name, label: ReactNode) => (
    <Checkbox
      id={`promotion-${name}`}
      checked={values[name]}
      onChange={({ currentTarget }) => onChange(name, currentTarget.checked)}
      label={label}
    />
  );
  return (
    <fieldset className={classes.consents}>
      <legend>{formatMessage(messages.consentsTitle)}</legend>
      {box(
        'consent1',
        <FormattedMessage
          {...messages.consentTerms}
          values={{
            terms: (chunks) => (
              <a href={terms} target="_blank" rel="noopener">
                {chunks}
              </a>
            ),
          }}
        />,
      )}
      {box(
        'consent2',
        <FormattedMessage
          {...messages.consentPrivacy}
          values={{
            privacy: (chunks) => (
              <a href={privacy} target="_blank" rel="noopener">
                {chunks}
              </a>
            ),
          }}
        />,
      )}
      {box('consent3', <FormattedMessage {...messages.consentPassport} />)}
    </fieldset>
  );
};

export const EntryForm = ({ onDone }: { onDone: (message: string | undefined) => void }) => {
  const { formatMessage, locale } = useIntl();
  const { uploads, add, remove } = useUploads();
  const { mutate, isPending, error } = useSubmitEntry();
  const [consents, setConsents] = useState(noConsents);
  const cardText = useCardNumberText();
  const names = readyNames(uploads);
  const { field, values, set, submit, summary, refuse } = useFields({
    id: 'promotion',
    initial: emptyEntry,
    check: checkEntry(names.length),
    clean: { email: cleanEmail, mobile: phoneInput, amount: cleanAmount },
    tellsWhenLeftEmpty: true,
  });
  const send = submit((typed) => {
    if (isPending || isSending(uploads)) return;
    mutate(toEntry(typed, consents, names, locale), { onSuccess: ({ message }) => onDone(message), onError: refuse });
  });
  const { receiptNo } = values;
  return (
    <form className={classes.form} noValidate onSubmit={send}>
      <Summary problems={summary} />
      <div className={fieldClasses.fields}>
        <Field {...field('firstName')} kind="firstName" aria-required />
        <Field {...field('lastName')} kind="lastName" aria-required />
        <Field {...field('email')} kind="email" aria-required />
        <Field {...field('mobile')} kind="mobile" label={messages.mobile} aria-required />
        <NativeSelect
          {...field('receiptType')}
          className={fieldClasses.wide}
          label={formatMessage(messages.receiptType)}
          data={[
            { value: '', label: formatMessage(messages.typeChoose) },
            { value: 'Service', label: formatMessage(messages.typeService) },
            { value: 'Batteries', label: formatMessage(messages.typeBatteries) },
          ]}
          aria-required
        />
        <Field
          {...field('receiptNo')}
          label={messages.receiptNo}
          maxLength={60}
          // The invoice number cannot change after files were uploaded for it.
          readOnly={uploads.length > 0}
          aria-required
        />
        <Field {...field('amount')} label={messages.amount} inputMode="decimal" leftSection="$" aria-required />
      </div>
      <ReceiptUpload
        uploads={uploads}
        receiptNo={cardText(receiptNo) ? '' : receiptNo}
        error={field('files').error}
        onAdd={(file) => {
          set('files', '');
          void add(file, receiptNo.trim());
        }}
        onRemove={remove}
      />
      <ConsentBoxes values={consents} onChange={(name, checked) => setConsents({ ...consents, [name]: checked })} />
      {error && !isPending && <ServerError error={error} />}
      <Button
        type="submit"
        size="md"
        loading={isPending}
        disabled={Object.values(consents).includes(false) || isSending(uploads)}
        className={classes.submit}
        text={messages.submit}
      />
    </form>
  );
};
