import { holdsCardNumber } from '@southline/kernel/card-number';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { problems as texts } from '../messages.ts';
import type { Check, Moment, Problems } from '../model/form-rules.ts';

type Options<Name extends string> = {
  /** Begins the ids of the fields. */
  id: string;
  initial: Record<Name, string>;
  check: Check<Name>;
  /** What typing into a field leaves of what was typed. */
  clean?: Partial<Record<Name, (typed: string) => string>>;
  /** The field that repeats another is looked at again when that one changes. */
  repeatedIn?: Partial<Record<Name, Name>>;
};

/** A password may be anything. */
const isPassword = (name: string) => /password/i.test(name);

const cardsIn = <Name extends string>(values: Readonly<Record<Name, string>>): Problems<Name> => {
  const names = (Object.keys(values) as Name[]).filter((name) => !isPassword(name) && holdsCardNumber(values[name]));
  return Object.fromEntries(names.map((name) => [name, 'card_number'])) as Problems<Name>;
};

/** A form of texts: checked on submit and on edit (spec §5), errors at the fields, the first wrong one focused. */
export const useFields = <Name extends string>({ id, initial, check: ownCheck, clean, repeatedIn }: Options<Name>) => {
  const check: Check<Name> = (all, moment: Moment) => ({ ...ownCheck(all, moment), ...cardsIn(all) });
  const { formatMessage } = useIntl();
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems<Name>>({});
  const [summed, setSummed] = useState(false);
  // Password managers fill several fields before the next rendering.
  const latest = useRef(initial);

  const put = (next: Record<Name, string>) => {
    latest.current = next;
    setValues(next);
  };
  const settle = (names: Name[], found: Problems<Name>) =>
    setProblems((before) => ({ ...before, ...Object.fromEntries(names.map((name) => [name, found[name]])) }));
  const fieldId = (name: string) => `${id}-${name}`;
  const wrong = (Object.keys(initial) as Name[]).filter((name) => problems[name]);
  const textOf = (name: Name) => {
    const problem = problems[name];
    if (!problem) return undefined;
    const text: MessageDescriptor = texts[problem];
    return formatMessage(text);
  };

  return {
    values,
    field: (name: Name) => ({
      id: fieldId(name),
      name,
      value: values[name],
      error: textOf(name),
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
        const next = { ...latest.current, [name]: clean?.[name]?.(currentTarget.value) ?? currentTarget.value };
        put(next);
        const twin = repeatedIn?.[name];
        settle(twin && next[twin] !== '' ? [name, twin] : [name], check(next, 'editing'));
      },
      // Passing through an empty field on the way elsewhere is no mistake yet.
      onBlur: () => latest.current[name] !== '' && settle([name], check(latest.current, 'complete')),
    }),
    /** For the summary above a long form, after a submit that found something. */
    summary: summed ? wrong.map((name) => ({ id: fieldId(name), text: textOf(name) ?? '' })) : [],
    submit: (send: (values: Record<Name, string>) => void) => (event: FormEvent) => {
      event.preventDefault();
      const found = check(latest.current, 'complete');
      setProblems(found);
      const first = (Object.keys(initial) as Name[]).find((name) => found[name]);
      setSummed(first !== undefined);
      if (first) document.getElementById(fieldId(first))?.focus();
      else send(latest.current);
    },
    clear: () => {
      put(initial);
      setProblems({});
    },
  };
};
