import { useForm } from '@mantine/form';
import { holdsCardNumber } from '@southline/kernel/card-number';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { isApiError } from '../http/api-error.ts';
import { TranslatedText } from '../ui/error-text.tsx';
import { afterPress } from './after-press.ts';
import { problems } from './messages.ts';
import type { Check, Moment, Problems } from './rules.ts';

type Options<Name extends string> = {
  /** Prefix of the ids of the fields. */
  id: string;
  /** In the order of the form. */
  initial: Readonly<Record<Name, string>>;
  check: Check<Name>;
  /** Cleans the text of a field on every input. */
  clean?: Partial<Record<Name, (typed: string) => string>>;
  /** A field and its repetition: when the first changes, the second is validated again. */
  repeatedIn?: Partial<Record<Name, Name>>;
  /** Validates a field that is left empty when it loses the focus. Otherwise only sending validates it. */
  tellsWhenLeftEmpty?: boolean;
};

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/** Passwords may contain any characters; other fields refuse card numbers. */
const takesAnything = (name: string) => /password/i.test(name);

/** A form of text fields: validated while typing and on sending; the first wrong field gets the focus. */
export const useFields = <Name extends string>({
  id,
  initial,
  check,
  clean = {},
  repeatedIn = {},
  tellsWhenLeftEmpty = false,
}: Options<Name>) => {
  const form = useForm<Record<string, string>>({ initialValues: { ...initial }, clearInputErrorOnChange: false });
  const [sentWrong, setSentWrong] = useState(false);
  const names = Object.keys(initial) as Name[];
  const fieldId = (name: Name) => `${id}-${name}`;
  // Updated at once: password managers fill several fields before the next rendering.
  const getValues = () => form.getValues() as Record<Name, string>;

  const problemsAt = (moment: Moment): Problems<Name> => {
    const values = getValues();
    const cards = names.filter((name) => !takesAnything(name) && holdsCardNumber(values[name]));
    return { ...check(values, moment), ...Object.fromEntries(cards.map((name) => [name, problems.cardNumber])) };
  };
  const tell = (some: readonly Name[], found: Problems<Name>) => {
    for (const name of some) form.setFieldError(name, found[name] && <FormattedMessage {...found[name]} />);
  };
  const set = (name: Name, value: string) => {
    form.setValues({ [name]: value });
    const twin = repeatedIn[name];
    tell(twin && getValues()[twin] !== '' ? [name, twin] : [name], problemsAt('editing'));
  };

  /** Whether all fields are valid; otherwise the first wrong one gets the focus. */
  const isRight = (): boolean => {
    const found = problemsAt('complete');
    tell(names, found);
    const first = names.find((name) => found[name]);
    setSentWrong(first !== undefined);
    if (first) document.getElementById(fieldId(first))?.focus();
    return first === undefined;
  };

  return {
    values: form.values as Record<Name, string>,
    getValues,
    fieldId,
    field: (name: Name) => ({
      id: fieldId(name),
      name,
      value: form.values[name] ?? '',
      error: form.errors[name],
      onChange: ({ currentTarget: { value } }: Typed) => set(name, clean[name]?.(value) ?? value),
      onBlur: () =>
        afterPress(() => {
          if (tellsWhenLeftEmpty || getValues()[name] !== '') tell([name], problemsAt('complete'));
        }),
    }),
    set,
    /** Sets values and clears their errors. */
    fill: (values: Partial<Record<Name, string>>) => {
      form.setValues(values);
      form.clearErrors();
    },
    clear: form.reset,
    /** Shows the server's error at a field until the person types in it again. For the `onError` of a call. */
    refuse: (error: Error) => {
      const told = (isApiError(error) && error.errors) || [];
      const at = (name: Name) => told.find(({ field }) => field.split('.').includes(name));
      for (const name of names) {
        const problem = at(name);
        form.setFieldError(name, problem && <TranslatedText text={problem.message} />);
      }
      const first = names.find(at);
      if (first) document.getElementById(fieldId(first))?.focus();
    },
    isRight,
    submit: (send: (values: Record<Name, string>) => void) => (event: FormEvent) => {
      event.preventDefault();
      if (isRight()) send(getValues());
    },
    /** For the summary above a long form, after sending was tried with errors. */
    summary: sentWrong
      ? names.flatMap((name) => (form.errors[name] ? [{ id: fieldId(name), text: form.errors[name] }] : []))
      : [],
  };
};

export type Fields<Name extends string> = ReturnType<typeof useFields<Name>>;
