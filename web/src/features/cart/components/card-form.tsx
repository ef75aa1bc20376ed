import { TextInput } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { afterPress } from '../../../shared/forms/after-press.ts';
import { LockIcon } from '../../../shared/ui/icons.tsx';
import { messages } from '../messages.ts';
import { type CardFields, type CardProblem, cardForm, cardProblems, grouped, shortYear } from '../model/card.ts';
import classes from './card-form.module.css';

/** An error of a field. */
export type WrongField = { id: string; text: string };

export type CardHandle = {
  /** Validates all fields and shows their errors; with `focus`, moves the focus to the first one. */
  check(focus: boolean): WrongField[];
  /** Sends the card straight to the provider; the answer cannot be read and is not needed. */
  post(formUrl: string, accessCode: string): Promise<void>;
  clearCvn(): void;
  /** Moves the focus to the first field. */
  focus(): void;
};

const NAMES = ['name', 'number', 'month', 'year', 'cvn'] as const;
type Name = (typeof NAMES)[number];

const idOf = (name: Name) => `card-${name}`;
const fieldOf = (problem: CardProblem): Name => (problem === 'expired' ? 'year' : problem);

const erasedBy = { deleteContentBackward: 'before', deleteContentForward: 'after' } as const;

/** Groups the digits in the field itself; the field is uncontrolled. */
const group = ({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>) => {
  const kind = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
  const erased = erasedBy[kind as keyof typeof erasedBy];
  const { value, caret } = grouped(input.value, input.selectionStart ?? input.value.length, erased);
  if (value !== input.value) input.value = value;
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
};

const shorten = ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
  const year = shortYear(input.value);
  if (year !== input.value) input.value = year;
};

type Props = {
  ref: Ref<CardHandle>;
  /** Reports the errors that are left, while a field is typed in and when it loses the focus. */
  onChecked: (wrong: WrongField[]) => void;
  /** Enter in a field. */
  onEnter: () => void;
};

/** The inputs hold their values themselves: card data never reach React state, the store or our calls. */
export const CardForm = ({ ref, onChecked, onEnter }: Props) => {
  const { formatMessage } = useIntl();
  const form = useRef<HTMLFieldSetElement>(null);
  const [problems, setProblems] = useState<CardProblem[]>([]);

  const input = (name: string) => form.current?.querySelector<HTMLInputElement>(`[data-card="${name}"]`);
  const read = (): CardFields => {
    const [name = '', number = '', month = '', year = '', cvn = ''] = NAMES.map((each) => input(each)?.value ?? '');
    return { name, number, month, year, cvn };
  };
  const wrongFields = (found: readonly CardProblem[]): WrongField[] =>
    NAMES.flatMap((name) => found.filter((problem) => fieldOf(problem) === name)).map((problem) => ({
      id: idOf(fieldOf(problem)),
      text: formatMessage(messages[`card_${problem}`]),
    }));
  const checkOne = (names: CardProblem[]) => {
    const found = cardProblems(read(), new Date());
    setProblems((before) => [
      ...before.filter((problem) => !names.includes(problem)),
      ...found.filter((problem) => names.includes(problem)),
    ]);
    onChecked(wrongFields(found));
  };

  const forget = (names: CardProblem[]) => {
    const left = problems.filter((problem) => !names.includes(problem));
    if (left.length === problems.length) return;
    setProblems(left);
    onChecked(wrongFields(left));
  };

  useImperativeHandle(ref, () => ({
    check: (focus) => {
      const found = cardProblems(read(), new Date());
      setProblems(found);
      const wrong = wrongFields(found);
      if (focus && wrong[0]) document.getElementById(wrong[0].id)?.focus();
      return wrong;
    },
    post: async (formUrl, accessCode) => {
      const body = cardForm(read(), accessCode);
      await fetch(formUrl, { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, body });
    },
    clearCvn: () => {
      const cvn = input('cvn');
      if (cvn) cvn.value = '';
    },
    focus: () => document.getElementById(idOf('name'))?.focus({ preventScroll: true }),
  }));

  const error = (problem: CardProblem) => problems.includes(problem) && formatMessage(messages[`card_${problem}`]);
  const watched = (names: CardProblem[]) => ({
    onChange: () => forget(names),
    onBlur: () => afterPress(() => checkOne(names)),
  });
  const pressed = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !nativeEvent.isComposing) onEnter();
  };
  const digits = { inputMode: 'numeric', spellCheck: false } as const;
  return (
    <fieldset ref={form} className={classes.card} onKeyDown={pressed}>
      <legend className={classes.legend}>{formatMessage(messages.creditCard)}</legend>
      <TextInput
        id={idOf('name')}
        data-card="name"
        className={classes.wide}
        label={formatMessage(messages.cardName)}
        autoComplete="cc-name"
        maxLength={100}
        error={error('name')}
        {...watched(['name'])}
      />
      <TextInput
        {...digits}
        id={idOf('number')}
        data-card="number"
        className={classes.wide}
        label={formatMessage(messages.cardNumber)}
        autoComplete="cc-number"
        onInput={group}
        error={error('number')}
        {...watched(['number'])}
      />
      <TextInput
        {...digits}
        id={idOf('month')}
        data-card="month"
        label={formatMessage(messages.cardMonth)}
        placeholder={formatMessage(messages.monthForm)}
        autoComplete="cc-exp-month"
        maxLength={2}
        error={error('month')}
        {...watched(['month', 'expired'])}
      />
      <TextInput
        {...digits}
        id={idOf('year')}
        data-card="year"
        label={formatMessage(messages.cardYear)}
        placeholder={formatMessage(messages.yearForm)}
        autoComplete="cc-exp-year"
        maxLength={4}
        onInput={shorten}
        error={error('year') || error('expired')}
        {...watched(['year', 'expired'])}
      />
      <TextInput
        {...digits}
        id={idOf('cvn')}
        data-card="cvn"
        label={formatMessage(messages.cardCvn)}
        autoComplete="cc-csc"
        maxLength={3}
        error={error('cvn')}
        {...watched(['cvn'])}
      />
      <p className={classes.safe}>
        <LockIcon size={16} />
        <FormattedMessage {...messages.cardSafe} />
      </p>
    </fieldset>
  );
};
