import { type ChangeEvent, useState } from 'react';
import { useCardNumberText } from './use-card-number-text.ts';

type Texts<Name extends string> = Record<Name, string>;
type Rules<Name extends string, Problem> = {
  /** Also the prefix of the fields' ids. */
  form: string;
  clean: Partial<Record<Name, (typed: string) => string>>;
  check: Partial<Record<Name, (value: string) => Problem | undefined>>;
  textOf: (problem: Problem) => string;
};

const card = Symbol('a card number');

/** What a Mantine input takes to be one of the form's fields. */
export type FieldProps = {
  id: string;
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
};

/** Text fields that are checked together when the form is sent; a field that is typed in again loses its problem. */
export const useCheckedForm = <Name extends string, Problem>(
  initial: Texts<Name>,
  { form, clean, check, textOf }: Rules<Name, Problem>,
) => {
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Partial<Record<Name, Problem | typeof card>>>({});
  const cardText = useCardNumberText();
  const idOf = (name: Name) => `${form}-${name}`;
  const textAt = (name: Name) => {
    const problem = problems[name];
    if (problem === undefined) return undefined;
    return problem === card ? cardText(values[name]) : textOf(problem as Problem);
  };

  const field = (name: Name): FieldProps => ({
    id: idOf(name),
    name,
    value: values[name],
    error: textAt(name),
    onChange: ({ currentTarget: { value } }) => {
      setValues((before) => ({ ...before, [name]: clean[name]?.(value) ?? value }));
      setProblems(({ [name]: _gone, ...rest }) => rest as typeof problems);
    },
  });

  /** Whether all is right; otherwise the first wrong field has the focus. */
  const isRight = (): boolean => {
    const names = Object.keys(values) as Name[];
    const found: typeof problems = {};
    for (const name of names) {
      const problem = cardText(values[name]) ? card : check[name]?.(values[name]);
      if (problem !== undefined) found[name] = problem;
    }
    setProblems(found);
    const first = names.find((name) => found[name] !== undefined);
    if (first) document.getElementById(idOf(first))?.focus();
    return first === undefined;
  };

  const set = (name: Name, value: string) => setValues((before) => ({ ...before, [name]: value }));
  const summary = (Object.keys(values) as Name[]).flatMap((name) => {
    const text = textAt(name);
    return text === undefined ? [] : [{ id: idOf(name), text }];
  });
  return { values, field, isRight, set, summary };
};
