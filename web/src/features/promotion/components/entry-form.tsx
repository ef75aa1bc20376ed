import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useCardNumberText } from '../../../shared/forms/use-card-number-text.ts';
import { ErrorSummary } from '../../../shared/ui/error-summary.tsx';
import { ServerError } from '../../../shared/ui/server-error.tsx';
import { useSubmitEntry } from '../api/promotion-calls.ts';
import { messages, type Problem, problems } from '../messages.ts';
import {
  atSubmit,
  cleanAmount,
  cleanMobile,
  type EntryValues,
  emptyEntry,
  onBlur,
  toPayload,
} from '../model/entry-rules.ts';
import { isSending, readyNames } from '../model/uploads.ts';
import { Consents } from './consents.tsx';
import classes from './entry-form.module.css';
import { ReceiptUpload } from './receipt-upload.tsx';
import { useUploads } from './use-uploads.ts';

type Name = keyof EntryValues;

const cleaners: Partial<Record<Name, (typed: string) => string>> = {
  mobile: cleanMobile,
  amount: cleanAmount,
};

/** The order of the form. */
const NAMES = ['firstName', 'lastName', 'email', 'mobile', 'receiptType', 'receiptNo', 'amount'] as const;

export const EntryForm = ({ onDone }: { onDone: (message: string | undefined) => void }) => {
  const { formatMessage, locale } = useIntl();
  const { uploads, add, remove } = useUploads();
  const { mutate, isPending, error } = useSubmitEntry();
  const textOf = (problem: Problem | undefined) => {
    const text: MessageDescriptor | undefined = problem && problems[problem];
    return text ? formatMessage(text) : null;
  };
  const form = useForm<EntryValues & { files: string }>({
    mode: 'controlled',
    initialValues: { ...emptyEntry, files: '' },
  });
  const cardText = useCardNumberText();
  const problemOf = (checks: typeof onBlur, name: Name) => {
    const value = String(form.values[name]);
    return cardText(value) ?? textOf(checks[name]?.(value, form.values));
  };

  const field = (name: (typeof NAMES)[number]) => ({
    id: `promotion-${name}`,
    name,
    value: form.values[name],
    error: form.errors[name],
    required: true,
    withAsterisk: false,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      form.setFieldValue(name, cleaners[name]?.(currentTarget.value) ?? currentTarget.value);
      form.clearFieldError(name);
    },
    onBlur: () => form.setFieldError(name, problemOf(onBlur, name)),
  });

  const summary = [
    ...NAMES.flatMap((name) => (form.errors[name] ? [{ id: `promotion-${name}`, text: form.errors[name] }] : [])),
    ...(form.errors.files ? [{ id: 'promotion-files', text: form.errors.files }] : []),
  ];

  const send = () => {
    if (isPending || isSending(uploads)) return;
    const names = readyNames(uploads);
    const found = Object.fromEntries(NAMES.map((name) => [name, problemOf(atSubmit, name)]));
    const all = { ...found, files: names.length === 0 ? textOf('files') : null };
    form.setErrors(all);
    const first = Object.entries(all).find(([, text]) => text)?.[0];
    if (first) return document.getElementById(`promotion-${first}`)?.focus();
    const { files: _files, ...values } = form.values;
    mutate(toPayload(values, names, locale), { onSuccess: ({ message }) => onDone(message) });
  };
  const { consent1, consent2, consent3, receiptNo } = form.values;

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {summary.length > 1 && <ErrorSummary title={<FormattedMessage {...messages.checkFields} />} problems={summary} />}
      <div className={classes.fields}>
        <TextInput
          {...field('firstName')}
          label={formatMessage(messages.firstName)}
          autoComplete="given-name"
          maxLength={60}
        />
        <TextInput
          {...field('lastName')}
          label={formatMessage(messages.lastName)}
          autoComplete="family-name"
          maxLength={60}
        />
        <TextInput
          {...field('email')}
          label={formatMessage(messages.email)}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <TextInput {...field('mobile')} label={formatMessage(messages.mobile)} autoComplete="tel" inputMode="tel" />
        <NativeSelect
          {...field('receiptType')}
          className={classes.wide}
          label={formatMessage(messages.receiptType)}
          data={[
            { value: '', label: formatMessage(messages.typeChoose) },
            { value: 'Service', label: formatMessage(messages.typeService) },
            { value: 'Batteries', label: formatMessage(messages.typeBatteries) },
          ]}
        />
        <TextInput
          {...field('receiptNo')}
          label={formatMessage(messages.receiptNo)}
          maxLength={60}
          // Files belong to the number that they were sent with.
          readOnly={uploads.length > 0}
        />
        <TextInput {...field('amount')} label={formatMessage(messages.amount)} inputMode="decimal" leftSection="$" />
      </div>
      <ReceiptUpload
        uploads={uploads}
        receiptNo={cardText(receiptNo) ? '' : receiptNo}
        error={form.errors.files ? String(form.errors.files) : undefined}
        onAdd={(file) => {
          form.clearFieldError('files');
          void add(file, receiptNo.trim());
        }}
        onRemove={remove}
      />
      <Consents
        values={{ consent1, consent2, consent3 }}
        onChange={(name, checked) => form.setFieldValue(name, checked)}
      />
      {error && !isPending && <ServerError error={error} />}
      <Button
        type="submit"
        size="md"
        loading={isPending}
        disabled={!(consent1 && consent2 && consent3) || isSending(uploads)}
        className={classes.submit}
      >
        <FormattedMessage {...messages.submit} />
      </Button>
    </form>
  );
};
